/** Well within what the server takes for presence. */
const period = 45_000;

interface Viewer {
  staff: string;
  answering: boolean;
}

const words = ({ staff, answering }: Viewer) =>
  `${staff} ${answering ? 'is answering this too' : 'has this open too'}.`;

/**
 * Tells the server that a submission is still open here, and whether an answer is being written;
 * shows in `element` who else has it open.
 */
export function watchPresence(element: HTMLElement): void {
  const { presence: address = '' } = element.dataset;
  const answer = document.querySelector<HTMLTextAreaElement>('textarea[data-key="r"]');
  let typed = false;
  answer?.addEventListener('input', () => {
    if (!typed) report();
    typed = true;
  });

  async function report(): Promise<void> {
    if (document.hidden) return;
    const body = new URLSearchParams({ answering: answer?.value ? '1' : '0' });
    const response = await fetch(address, { method: 'POST', body }).catch(() => undefined);
    if (!response?.ok || response.redirected) return;
    const viewers: Viewer[] = await response.json();
    const text = viewers.map(words).join(' ');
    // Only when it changed: a live region is read out again otherwise.
    if (element.textContent !== text) element.textContent = text;
    element.hidden = text === '';
  }

  setInterval(report, period);
  addEventListener('pagehide', () =>
    navigator.sendBeacon(address, new URLSearchParams({ left: '1' })),
  );
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) report();
  });
}
