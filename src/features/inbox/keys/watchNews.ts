/** Often enough for a conversation, seldom enough for a page that is open all day. */
const period = 30_000;

/** Whether somebody is in the middle of something there. */
const isInUse = (part: Element) =>
  part.contains(document.activeElement) || part.querySelector('input:checked') !== null;

/** What it lists: by address where it has one, for ages and times left change by themselves. */
const entriesOf = (part: Element) =>
  [...part.querySelectorAll('li')].map((one) => one.querySelector('a')?.href ?? one.textContent);

/** Puts what has come in since into the page, and says so politely. */
export function watchNews(status: HTMLElement): void {
  async function look(): Promise<void> {
    if (document.hidden) return;
    const answer = await fetch(location.href).catch(() => undefined);
    if (!answer?.ok || answer.redirected) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const part of document.querySelectorAll<HTMLElement>('[data-live]')) {
      const other = fresh.querySelector(`[data-live="${part.dataset.live}"]`);
      if (!other || other.outerHTML === part.outerHTML || isInUse(part)) continue;
      const before = new Set(entriesOf(part));
      const isNew = entriesOf(other).some((entry) => !before.has(entry));
      part.replaceWith(other);
      if (isNew) status.textContent = 'There is something new on this page.';
    }
  }
  setInterval(look, period);
}
