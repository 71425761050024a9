import { dateOf, firstDay } from '../../model/calendar/indianTime.ts';
import { momentParameter } from './consoleTexts.ts';
import { type ConsoleMoment, present } from './useMoment.ts';

/** Goes to another day, at the same time of day or noon. Works as a plain form. */
export function DateForm({ moment }: { moment: ConsoleMoment }) {
  const { day, minute, isLive, isReplay, today } = moment;
  const at = (other: number) => momentParameter({ day: other, minute: isLive ? 720 : minute });
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm print:hidden">
      <form method="get" className="contents">
        {day > firstDay && (
          <button type="submit" name="at" value={at(day - 1)} className="console-button">
            Day before
          </button>
        )}
        {!isLive && day < today && (
          <button type="submit" name="at" value={at(day + 1)} className="console-button">
            Next day
          </button>
        )}
      </form>
      <form method="get" className="flex gap-2">
        <input
          type="date"
          name="date"
          aria-label="Day"
          defaultValue={dateOf(day)}
          min={dateOf(firstDay)}
          max={dateOf(today)}
          required
          className="console-control figures"
        />
        <button type="submit" className="console-button">
          Go
        </button>
      </form>
      {!isLive && (
        <form method="get">
          <button type="submit" name="at" value={present} className="console-button" data-primary>
            {isReplay ? 'Go live' : 'Live'}
          </button>
        </form>
      )}
    </div>
  );
}
