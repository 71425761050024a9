import { useEffect, useState } from 'react';

/** The time the page came alive; undefined before, because the page may have been built long ago. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => setNow(Date.now()), []);
  return now;
}
