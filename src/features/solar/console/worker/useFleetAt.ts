import { startTransition, useEffect, useRef, useState } from 'react';
import type { FleetAt } from '../../model/view/fleetRow.ts';
import type { ConsoleMoment } from '../frame/useMoment.ts';
import { askWorker } from './askWorker.ts';

/**
 * The fleet at a moment: the server's answer first, then the model's. While one is computed, only
 * the latest of the moments asked for waits.
 */
export function useFleetAt(given: FleetAt, { day, minute }: ConsoleMoment): FleetAt {
  const [fleet, setFleet] = useState(given);
  const shown = useRef({ day, minute });
  const wanted = useRef({ day, minute });
  const isBusy = useRef(false);

  useEffect(() => {
    wanted.current = { day, minute };
    function next(): void {
      const { current } = wanted;
      if (current.day === shown.current.day && current.minute === shown.current.minute) return;
      isBusy.current = true;
      askWorker({ kind: 'fleet', ...current }, (answer) => {
        isBusy.current = false;
        shown.current = current;
        if (answer.kind === 'fleet') startTransition(() => setFleet(answer.fleet));
        next();
        return true;
      });
    }
    if (!isBusy.current) next();
  }, [day, minute]);

  return fleet;
}
