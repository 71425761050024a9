/** A page out of sight paints no frame; then the time decides. */
const longestWait = 200;

/**
 * Does what takes its time, or restyles the whole page, only after the next frame, so that what was
 * pressed shows it at once. Returns how to call it off.
 */
export function afterPaint(action: () => void): () => void {
  let frame = 0;
  let timer = window.setTimeout(act, longestWait);
  function callOff(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  }
  function act(): void {
    callOff();
    action();
  }
  frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = window.setTimeout(act);
  });
  return callOff;
}
