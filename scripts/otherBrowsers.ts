import { installedProgram } from './browser.ts';

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
