import { useEffect, useState } from 'react';
import { lastMoment, type Moment } from '../../model/calendar/indianTime.ts';
import { momentParameter } from './consoleTexts.ts';

export interface ConsoleMoment extends Moment {
  readonly isLive: boolean;
  /** Opened at the last noon, because it is night and nobody asked for a moment. */
  readonly isReplay: boolean;
  /** Live has to be asked for. */
  readonly isNight: boolean;
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
  address.searchParams.set('at', momentParameter(moment));
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
          : { ...shown, ...last, today: last.day, last: last.minute },
      );
    };
    follow();
    const timer = setInterval(follow, tickMs);
    return () => clearInterval(timer);
  }, [isLive]);

  useEffect(() => {
    if (moment === given || moment.isLive || moment.isReplay) return;
    const timer = setTimeout(() => writeAddress(moment), settleMs);
    return () => clearTimeout(timer);
  }, [moment, given]);

  const goTo = (minute: number) =>
    setMoment((shown) => ({ ...shown, minute, isLive: false, isReplay: false }));
  return { moment, goTo };
}

/** The address of the present, which is what a visitor sees by day without asking for it. */
export const present = 'now';

/** The moment as part of a link's query; nothing for what the console opens with by itself. */
export function momentQuery(moment: ConsoleMoment): Record<string, string> {
  if (moment.isReplay || (moment.isLive && !moment.isNight)) return {};
  return { at: moment.isLive ? present : momentParameter(moment) };
}
