/** Loaded after an error: tells the server where it happened, not to whom or with what input. */
export function report(event) {
  const error = event.reason ?? event.error;
  const [, path, line] = /(\/[^\s?#:)]+)\S*?:(\d+):\d+/.exec(error?.stack?.replaceAll(location.origin, '')) ?? [];
  const source = event.filename || path || '';
  const message = String(error?.message ?? event.message ?? error);
  // Extensions of the browser are not ours to mend, and a slow one skips the fade between pages.
  if (/^\w+-extension:/.test(source) || message.startsWith('Transition was ')) return;
  navigator.sendBeacon(
    '/api/browser-errors',
    JSON.stringify({
      message: message.slice(0, 300),
      source: source.slice(0, 300),
      line: event.lineno || Number(line) || 0,
      route: location.pathname.slice(0, 300),
    }),
  );
}
