for (const kind of ['error', 'unhandledrejection']) {
  const reporter = '/report-error.js';
  addEventListener(
    kind,
    (event) => import(reporter).then(({ report }) => report(event)).catch(() => {}),
    { once: true },
  );
}
