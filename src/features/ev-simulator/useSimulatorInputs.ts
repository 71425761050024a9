import { useEffect, useState } from 'react';
import type { Vehicle } from '../../content/schemas/ev.ts';
import { addressOf, caseFromSearch } from './model/inputs/caseFromSearch.ts';
import type { SimulatorInputs } from './model/inputs/simulatorInputs.ts';

/** Browsers throttle replaceState; a moving slider would exceed the limit. */
const addressDelay = 250;

/** The inputs and the case kept beside them, mirrored in the URL so they can be shared. */
export function useSimulatorInputs(asked: string, vehicles: readonly Vehicle[]) {
  const [sent] = useState(() => caseFromSearch(new URLSearchParams(asked), vehicles));
  const [inputs, setInputs] = useState(sent.inputs);
  const [kept, setKept] = useState<SimulatorInputs | null>(sent.kept);
  const [notes, setNotes] = useState<readonly string[]>(sent.notes);
  const [ready, setReady] = useState(false);

  // A page from the build has the defaults, even where the address holds a case (in development).
  useEffect(() => {
    setReady(true);
    // Without a query, keep what was entered before hydration.
    if (asked || !location.search) return;
    const read = caseFromSearch(new URLSearchParams(location.search), vehicles);
    setInputs(read.inputs);
    setKept(read.kept);
    setNotes(read.notes);
  }, [asked, vehicles]);

  useEffect(() => {
    if (!ready) return;
    const write = () => {
      const search = addressOf(inputs, kept);
      const address = `${location.pathname}${search && `?${search}`}${location.hash}`;
      history.replaceState(history.state, '', address);
    };
    const timer = setTimeout(write, addressDelay);
    // Going back to an entry of this page must not lose the case on a reload.
    window.addEventListener('popstate', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', write);
    };
  }, [inputs, kept, ready]);

  return { inputs, setInputs, kept, setKept, notes, typed: sent.typed };
}
