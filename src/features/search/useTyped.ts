import { type RefObject, useEffect, useState } from 'react';

/** What stands in the search box, also what was typed before the page had woken up. */
export function useTyped(panel: RefObject<HTMLElement | null>, question: string) {
  const [typed, setTyped] = useState(question);
  useEffect(() => {
    const early = panel.current?.querySelector('input')?.value;
    if (early) setTyped(early);
  }, [panel]);
  return [typed, setTyped] as const;
}
