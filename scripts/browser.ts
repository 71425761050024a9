import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell comes first: it opens pages several times faster. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of the first of these programs that is installed. */
export function installedProgram(...programs: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** The path of an installed Chromium, if there is one. */
export const installedBrowser = () =>
  process.env.CHROMIUM_PATH ?? installedProgram(...names) ?? places.find(isProgram);

const run = (command: string, ...parameters: string[]) =>
  spawnSync(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

function installFromDebian(): boolean {
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!mayInstall) return false;
  console.log("Installing Debian's Chromium for the browser tests…");
  return (
    run('apt-get', 'update', '-q') && run('apt-get', 'install', '-qy', 'chromium-headless-shell')
  );
}

/**
 * A browser for the tests: an installed one, else Debian's package, else Playwright's download.
 * Returns its path, or undefined if it is Playwright's.
 */
export function findBrowser(): string | undefined {
  const installed = installedBrowser();
  if (installed) return installed;
  if (installFromDebian()) return installedBrowser();
  if (run('npx', 'playwright', 'install', 'chromium')) return undefined;
  throw new Error(
    'The end-to-end tests need Chromium or Chrome, and none could be found or installed. ' +
      'Install one, or say where it is: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

const firefox = installedProgram('firefox-esr', 'firefox');
const webKit = installedProgram('WebKitWebDriver');
const virtualDisplay = installedProgram('xvfb-run');
const hasDisplay = Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
const display = hasDisplay ? [] : virtualDisplay && [virtualDisplay, '-a'];

/** Browsers beside Chromium, and the command that starts each; undefined if it is not installed. */
export const otherBrowsers = {
  Firefox: firefox && [firefox],
  WebKitGTK: webKit && display && [...display, webKit],
};
