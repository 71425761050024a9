/** Opens the tour as a dialog, one step at a time. It advances by itself until used by hand. */
const stepMilliseconds = 8000;

function start(dialog: HTMLDialogElement): void {
  const list = dialog.querySelector('ol');
  // On a phone a step is longer than its room, and must scroll by keyboard too.
  if (list) list.tabIndex = 0;
  const steps = [...dialog.querySelectorAll<HTMLElement>('.tour-steps > li')];
  const buttons = [...dialog.querySelectorAll<HTMLButtonElement>('[data-tour]')];
  const last = steps.length - 1;
  let current = 0;
  let timer = 0;
  // The dot of the step fills in the same time.
  dialog.style.setProperty('--dot-time', `${stepMilliseconds}ms`);

  function play(playing: boolean): void {
    clearTimeout(timer);
    dialog.toggleAttribute('data-playing', playing);
    // Automatic steps must not interrupt a screen reader.
    list?.setAttribute('aria-live', playing ? 'off' : 'polite');
    for (const button of buttons)
      if (button.dataset.tour === 'play') button.textContent = playing ? 'Pause' : 'Play';
    if (playing) timer = window.setTimeout(advance, stepMilliseconds);
  }

  function show(index: number): void {
    current = Math.max(0, Math.min(index, last));
    for (const [at, step] of steps.entries()) step.hidden = at !== current;
    for (const button of buttons) {
      const { tour } = button.dataset;
      // A disabled button would lose the focus.
      if (tour === 'previous') button.ariaDisabled = String(current === 0);
      else if (tour === 'next') button.ariaDisabled = String(current === last);
      else if (tour === String(current)) button.ariaCurrent = 'step';
      else button.ariaCurrent = null;
    }
  }

  function advance(): void {
    show(current + 1);
    play(current < last);
  }

  function goTo(index: number): void {
    play(false);
    show(index);
  }

  function open(): void {
    if (dialog.open) return;
    show(0);
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-tour=next]')?.focus();
    play(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  }

  const actions: Record<string, () => void> = {
    close: () => dialog.close(),
    previous: () => goTo(current - 1),
    next: () => goTo(current + 1),
    play: () => {
      if (current === last) show(0);
      play(!dialog.hasAttribute('data-playing'));
    },
  };
  for (const button of buttons) {
    const name = button.dataset.tour ?? '';
    button.addEventListener('click', actions[name] ?? (() => goTo(Number(name))));
  }

  dialog.addEventListener('keydown', (event) => {
    const targets = new Map([
      ['ArrowLeft', current - 1],
      ['ArrowRight', current + 1],
      ['Home', 0],
      ['End', last],
    ]);
    const target = targets.get(event.key);
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  });
  dialog.addEventListener('close', () => {
    play(false);
    if (location.hash === '#tour') history.replaceState(null, '', location.pathname);
  });
  for (const link of document.querySelectorAll('a[href="#tour"]'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      open();
    });
  if (location.hash === '#tour') open();
}

const tour = document.querySelector<HTMLDialogElement>('#tour');
if (tour) start(tour);
