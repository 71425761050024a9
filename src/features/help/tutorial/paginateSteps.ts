import { afterPaint } from '../../../components/ui/afterPaint.ts';

/** Turns the steps of a tutorial like pages: by buttons, by arrow keys, by the address. */
export function paginateSteps(tutorial: Element): void {
  const all = <Kind extends HTMLElement>(selector: string) => [
    ...tutorial.querySelectorAll<Kind>(selector),
  ];
  const steps = all('[data-step]');
  const links = all<HTMLAnchorElement>('[data-step-link]');
  const buttons = all<HTMLButtonElement>('[data-turn]');
  const status = tutorial.querySelector('[role=status]');
  let current = 0;

  function show(index: number): void {
    current = index;
    for (const [at, step] of steps.entries()) step.toggleAttribute('data-current', at === index);
    for (const [at, link] of links.entries()) link.ariaCurrent = at === index ? 'step' : null;
    for (const button of buttons) button.disabled = !steps[index + Number(button.dataset.turn)];
    if (status) status.textContent = `${index + 1}: ${links[index]?.title}`;
  }

  /** The address holds the step: it can be sent on, and the browser's Back goes one back. */
  function follow(): void {
    const index = steps.findIndex(({ id }) => location.hash === `#${id}`);
    show(Math.max(index, 0));
    if (index >= 0) tutorial.scrollIntoView();
  }

  function turn(by: number): void {
    const index = current + by;
    const step = steps[index];
    if (!step) return;
    // At once, though the step is drawn a frame later: two quick presses are two steps.
    current = index;
    history.pushState(null, '', `#${step.id}`);
    afterPaint(() => {
      show(current);
      tutorial.scrollIntoView();
    });
  }

  for (const button of buttons)
    button.addEventListener('click', () => turn(Number(button.dataset.turn)));
  addEventListener('hashchange', follow);
  addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
    // These use the arrow keys themselves: fields, and tables that scroll.
    const busy = target instanceof Element && target.closest('input, textarea, .table-frame');
    if (busy || ctrlKey || metaKey || altKey) return;
    if (key === 'ArrowRight') turn(1);
    else if (key === 'ArrowLeft') turn(-1);
  });
  if (location.hash) follow();
}
