/** Long enough not to save every letter, short enough to lose none that matter. */
const pause = 1500;

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Saves what is typed into an answer, a moment after typing stops and when the page is left. */
export function watchDraft(answer: HTMLTextAreaElement): void {
  const { draft: address = '' } = answer.dataset;
  const status = document.querySelector('[data-draft-status]');
  let saved = answer.value;
  let timer = 0;

  const body = () => new URLSearchParams({ text: answer.value });

  async function save(): Promise<void> {
    if (answer.value === saved) return;
    const text = answer.value;
    const headers = { Accept: 'application/json' };
    const sent = fetch(address, { method: 'POST', body: body(), headers });
    const response = await sent.catch(() => undefined);
    if (!response?.ok) return;
    saved = text;
    if (status) status.textContent = `Draft saved at ${clock.format(new Date())}`;
  }

  answer.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(save, pause);
  });
  // What is being sent is no draft any more.
  answer.form?.addEventListener('submit', () => {
    clearTimeout(timer);
    saved = answer.value;
  });
  addEventListener('pagehide', () => {
    if (answer.value !== saved) navigator.sendBeacon(address, body());
  });
}
