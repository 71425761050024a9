/** Shows a tutorial one step at a time: by buttons, arrow keys or URL fragment. */
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
    // A disabled button would lose the focus.
    for (const button of buttons)
      button.ariaDisabled = String(!steps[index + Number(button.dataset.turn)]);
    if (status) status.textContent = `${index + 1}: ${links[index]?.title}`;
  }

  /** The step is in the URL: it can be shared, and Back goes to the previous step. */
  function follow(): void {
    const index = steps.findIndex(({ id }) => location.hash === `#${id}`);
    show(Math.max(index, 0));
    if (index >= 0) tutorial.scrollIntoView();
  }

  function turn(by: number): void {
    const index = current + by;
    const step = steps[index];
    if (!step) return;
    history.pushState(null, '', `#${step.id}`);
    show(index);
    tutorial.scrollIntoView();
  }

  for (const button of buttons)
    button.addEventListener('click', () => turn(Number(button.dataset.turn)));
  addEventListener('hashchange', follow);
  addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey, shiftKey }) => {
    // Fields and scrolling tables need the arrow keys themselves.
    const busy = target instanceof Element && target.closest('input, textarea, .table-frame');
    if (busy || ctrlKey || metaKey || altKey || shiftKey) return;
    if (key === 'ArrowRight') turn(1);
    else if (key === 'ArrowLeft') turn(-1);
  });
  if (location.hash) follow();
}
