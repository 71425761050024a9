import { startTransition, useEffect, useState } from 'react';

/** Milliseconds without a change after which the charts are drawn. */
const rest = 250;

/** The value once it has come to rest; while it keeps changing, what it was before. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), rest);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
