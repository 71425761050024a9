import { useEffect, useState } from 'react';
import { inputsFromSearch } from './model/inputsFromSearch.ts';
import { inputsToSearch } from './model/inputsToSearch.ts';
import { defaultInputs } from './model/simulatorInputs.ts';

/** Browsers limit how often an address may change; a moving slider would exceed that. */
const addressDelay = 250;

/** The inputs, kept in the page's address so that a case can be shared. */
export function useSimulatorInputs() {
  const [inputs, setInputs] = useState(defaultInputs);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [ready, setReady] = useState(false);

  // The page was rendered with the defaults; the address is known only in the browser.
  useEffect(() => {
    setReady(true);
    // A quick visitor may have chosen already; without an address to read, the choice stands.
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
