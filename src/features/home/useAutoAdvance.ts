import { useEffect } from 'react';

const advanceMilliseconds = 4000;

/** Calls `advance` four seconds after each slide appears, unless paused. */
export function useAutoAdvance(paused: boolean, slide: number, advance: () => void): void {
  useEffect(() => {
    if (paused) return;
    // A slide that was reached by hand gets its full time too, so the time belongs to the slide.
    const timer = setTimeout(() => advance(), advanceMilliseconds, slide);
    return () => clearTimeout(timer);
  }, [paused, slide, advance]);
}
