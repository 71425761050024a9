import { useEffect, useState } from 'react';
import { lastMoment, type Moment } from '../../model/calendar/indianTime.ts';
import { momentParameter } from './consoleTexts.ts';

export interface ConsoleMoment extends Moment {
  readonly isLive: boolean;
  /** The present day, the last one there is. */
  readonly today: number;
  /** The last minute of the shown day that is known. */
  readonly last: number;
}

const settleMs = 250;
const tickMs = 10_000;

/** Puts the moment in the address without a new entry in the history. */
function writeAddress(moment: ConsoleMoment): void {
  const address = new URL(location.href);
  address.searchParams.delete('date');
  if (moment.isLive) address.searchParams.delete('at');
  else address.searchParams.set('at', momentParameter(moment));
  history.replaceState(history.state, '', address);
}

/**
 * The moment a screen shows. It follows the clock while it is live; choosing a minute of the day
 * stops that and is kept in the address.
 */
export function useMoment(given: ConsoleMoment) {
  const [moment, setMoment] = useState(given);
  const { isLive } = moment;

  useEffect(() => {
    if (!isLive) return;
    const follow = () => {
      const last = lastMoment(Date.now());
      setMoment((shown) =>
        shown.minute === last.minute && shown.day === last.day
          ? shown
          : { ...last, isLive: true, today: last.day, last: last.minute },
      );
    };
    follow();
    const timer = setInterval(follow, tickMs);
    return () => clearInterval(timer);
  }, [isLive]);

  useEffect(() => {
    if (moment === given || moment.isLive) return;
    const timer = setTimeout(() => writeAddress(moment), settleMs);
    return () => clearTimeout(timer);
  }, [moment, given]);

  const goTo = (minute: number) => setMoment((shown) => ({ ...shown, minute, isLive: false }));
  return { moment, goTo };
}

/** The moment as part of a link's query; nothing while it is live. */
export const momentQuery = (moment: ConsoleMoment): Record<string, string> =>
  moment.isLive ? {} : { at: momentParameter(moment) };
