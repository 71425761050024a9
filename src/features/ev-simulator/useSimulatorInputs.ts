import { useEffect, useState } from 'react';
import { inputsFromSearch } from './model/inputs/inputsFromSearch.ts';
import { inputsToSearch } from './model/inputs/inputsToSearch.ts';
import { defaultInputs } from './model/inputs/simulatorInputs.ts';

/** Browsers throttle replaceState; a moving slider would exceed the limit. */
const addressDelay = 250;

/** The inputs, mirrored in the URL so they can be shared. */
export function useSimulatorInputs() {
  const [inputs, setInputs] = useState(defaultInputs);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [ready, setReady] = useState(false);

  // The page was prerendered with the defaults; the query is known only in the browser.
  useEffect(() => {
    setReady(true);
    // Without a query, keep what was entered before hydration.
    if (!location.search) return;
    const read = inputsFromSearch(new URLSearchParams(location.search));
    setInputs(read.inputs);
    setNotes(read.notes);
  }, []);

  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => {
      const search = inputsToSearch(inputs).toString();
      const address = `${location.pathname}${search && `?${search}`}${location.hash}`;
      history.replaceState(history.state, '', address);
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [inputs, ready]);

  return { inputs, setInputs, notes };
}
