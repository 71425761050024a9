/** Prints the one-page report alone: the browser's dialog saves it as PDF. The styles do the rest. */
export function printReport(): void {
  const { dataset } = document.documentElement;
  dataset.print = 'report';
  window.addEventListener(
    'afterprint',
    () => {
      delete dataset.print;
    },
    { once: true },
  );
  window.print();
}
