/**
 * Does what restyles the whole page only after the next frame, so that what was pressed shows it
 * at once. Returns how to call it off.
 */
export function afterPaint(action: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(action);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
