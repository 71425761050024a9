import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import type { AlarmHandling, AlarmState } from '../../model/alarms/alarmState.ts';
import type { AlarmEvent } from '../../model/alarms/alarmTypes.ts';
import type { Rule } from '../../model/alarms/rules.ts';
import { plantOf } from '../../model/plant/fleet.ts';
import { type Column, ConsoleTable } from '../frame/ConsoleTable.tsx';
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

const columns: readonly Column<AlarmRow>[] = [
  {
    head: 'Severity',
    className: 'words',
    cell: ({ rule }) => <SeverityMark severity={rule.severity} />,
  },
  { head: 'State', className: 'words max-md:hidden', cell: ({ state }) => stateWords[state] },
  { head: 'Raised', className: 'max-sm:hidden', cell: ({ event }) => eventClock(event.raised) },
  {
    head: 'Cleared',
    className: 'max-lg:hidden',
    cell: ({ event }) => (event.cleared === undefined ? '–' : eventClock(event.cleared)),
  },
  { head: 'Lost kWh', cell: ({ event }) => formatNumber(event.lost) },
];

/** The alarms, the latest first. A press opens the details above. */
export function AlarmTable({ rows, choice, linkOf, choose }: Props) {
  return (
    <>
      <ConsoleTable
        caption={`Alarms, ${rows.length}, the latest first`}
        columns={[
          {
            head: 'Alarm',
            cell: ({ event, rule, state, handling }) => (
              <>
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
              </>
            ),
          },
          ...columns,
        ]}
        rows={rows}
        keyOf={({ event }) => event.id}
        isCurrent={({ event }) => event.id === choice.event}
      />
      {rows.length === 0 && <p className="mt-3 text-muted">No alarm matches.</p>}
    </>
  );
}
