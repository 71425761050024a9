window.earlyEvents = [];
for (const type of ['input', 'click']) {
  const keep = (event) => event.target.closest?.('a') || window.earlyEvents?.push(event);
  addEventListener(type, keep, true);
}
