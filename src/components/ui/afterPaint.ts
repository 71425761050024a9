/** A page out of sight paints no frame; then the time decides. */
const maxWait = 200;

/**
 * Does what takes its time, or restyles the whole page, only after the next frame, so that what was
 * pressed shows it at once. Returns how to call it off.
 */
export function afterPaint(action: () => void): () => void {
  let frame = 0;
  let timer = window.setTimeout(act, maxWait);
  function cancel(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  }
  function act(): void {
    cancel();
    action();
  }
  frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = window.setTimeout(act);
  });
  return cancel;
}
