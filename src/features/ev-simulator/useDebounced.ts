import { startTransition, useEffect, useState } from 'react';

/** In milliseconds. */
const rest = 250;

/** Follows the value once it has stopped changing for a moment. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), rest);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
