import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import type { AlarmHandling, AlarmState } from '../../model/alarms/alarmState.ts';
import type { AlarmEvent } from '../../model/alarms/alarmTypes.ts';
import type { Rule } from '../../model/alarms/rules.ts';
import { plantOf } from '../../model/plant/fleet.ts';
import { SeverityMark } from '../frame/SeverityMark.tsx';
import type { AlarmChoice } from './alarmChoice.ts';
import { deviceName, eventClock, stateWords } from './alarmWords.ts';

export interface AlarmRow {
  readonly event: AlarmEvent;
  readonly rule: Rule;
  readonly handling: AlarmHandling;
  readonly state: AlarmState;
}

interface Props {
  rows: readonly AlarmRow[];
  choice: AlarmChoice;
  linkOf: (choice: AlarmChoice) => string;
  choose: (choice: Partial<AlarmChoice>) => void;
}

/** The alarms, the latest first. A press opens the details above. */
export function AlarmTable({ rows, choice, linkOf, choose }: Props) {
  return (
    <>
      <table className="console-table">
        <caption className="sr-only">{`Alarms, ${rows.length}, the latest first`}</caption>
        <thead>
          <tr>
            <th scope="col" className="words">
              Alarm
            </th>
            <th scope="col" className="words">
              Severity
            </th>
            <th scope="col" className="words max-md:hidden">
              State
            </th>
            <th scope="col" className="max-sm:hidden">
              Raised
            </th>
            <th scope="col" className="max-lg:hidden">
              Cleared
            </th>
            <th scope="col">Lost kWh</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ event, rule, state, handling }) => (
            <tr key={event.id} aria-current={choice.event === event.id ? 'true' : undefined}>
              <th scope="row" className="font-normal">
                <a
                  href={linkOf({ ...choice, event: event.id })}
                  rel="nofollow"
                  onClick={(click) => {
                    click.preventDefault();
                    choose({ event: event.id });
                    document.getElementById('content')?.scrollIntoView();
                  }}
                  className="font-medium underline decoration-line underline-offset-4 hover:text-accent"
                >
                  {rule.title}
                </a>
                <span className="block text-muted">
                  {`${plantOf(event.plantId)?.name}, ${deviceName(event.device)}`}
                </span>
                <span className="block text-muted md:hidden">{stateWords[state]}</span>
                {handling.note && <span className="block italic">{handling.note}</span>}
              </th>
              <td className="words">
                <SeverityMark severity={rule.severity} />
              </td>
              <td className="words max-md:hidden">{stateWords[state]}</td>
              <td className="max-sm:hidden">{eventClock(event.raised)}</td>
              <td className="max-lg:hidden">
                {event.cleared === undefined ? '–' : eventClock(event.cleared)}
              </td>
              <td>{formatNumber(event.lost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="mt-3 text-muted">No alarm matches.</p>}
    </>
  );
}
