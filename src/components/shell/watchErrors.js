for (const kind of ['error', 'unhandledrejection'])
  addEventListener(
    kind,
    (event) => import('/report-error.js').then((m) => m.report(event)).catch(() => {}),
    { once: true },
  );
