import { installedProgram } from '../../scripts/browser.ts';
import type { Browser } from './browser.ts';
import { startFirefox } from './startFirefox.ts';
import { startWebKit } from './startWebKit.ts';

interface OtherBrowser {
  readonly name: string;
  /** Missing if it is not installed. */
  readonly start: (() => Promise<Browser>) | undefined;
}

const firefox = installedProgram('firefox-esr', 'firefox');
const webKit = installedProgram('WebKitWebDriver');
const hasDisplay = Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
const virtualDisplay = installedProgram('xvfb-run');
const display = hasDisplay ? [] : virtualDisplay && [virtualDisplay, '-a'];

/** Browsers beside Chromium that run the main journeys where they are installed. */
export const otherBrowsers: readonly OtherBrowser[] = [
  { name: 'Firefox', start: firefox && (() => startFirefox(firefox)) },
  { name: 'WebKitGTK', start: webKit && display && (() => startWebKit(webKit, display)) },
];
