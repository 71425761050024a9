/** A hidden page paints no frames, so this is the limit. */
const maxWait = 200;

/**
 * Runs expensive work after the next frame, so a pressed control can show its state first. Returns
 * a function that cancels it.
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
