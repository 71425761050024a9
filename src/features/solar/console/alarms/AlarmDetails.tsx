import { useState } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import type { ConsoleWords } from '../../../../content/schemas/solar/solarConsole.ts';
import { consolePath } from '../../../../site/paths.ts';
import type { AlarmHandling } from '../../model/alarms/alarmState.ts';
import { clockText, dateOf } from '../../model/calendar/indianTime.ts';
import { plantOf } from '../../model/plant/fleet.ts';
import { may } from '../frame/may.ts';
import { Panel } from '../frame/Panel.tsx';
import { SeverityMark } from '../frame/SeverityMark.tsx';
import { useKept } from '../frame/useKept.ts';
import type { ConsoleMoment } from '../frame/useMoment.ts';
import type { AlarmRow } from './AlarmTable.tsx';
import { deviceName, eventClock, stateWords } from './alarmWords.ts';
import { DiagnosticChart } from './DiagnosticChart.tsx';

interface Props extends AlarmRow {
  moment: ConsoleMoment;
  roles: ConsoleWords['roles'];
  /** Minutes like those of the event. */
  now: number;
  onClose: () => void;
}

const shelvings = [
  [60, '1 h'],
  [480, '8 h'],
  [1440, '24 h'],
] as const;

/** One alarm: what it means, what its device did, and what can be done about it. */
export function AlarmDetails({ event, rule, handling, state, roles, now, onClose }: Props) {
  const { kept, change } = useKept();
  const [note, setNote] = useState(handling.note ?? '');
  const by = roles.find(({ id }) => id === kept.role)?.name ?? '';
  const handle = (part: AlarmHandling) =>
    change({
      handling: { ...kept.handling, [event.id]: { ...kept.handling[event.id], ...part } },
    });
  const [, inverter] = /^(inv-\d+)/.exec(event.device) ?? [];
  const at = `${dateOf(Math.floor(event.raised / 1440))}T${clockText(event.raised % 1440)}`;
  const place = inverter ? `${event.plantId}/${inverter}` : event.plantId;
  const facts = [
    ['State', stateWords[state]],
    [
      'Rule',
      `${rule.text}. ${rule.source === 'device' ? 'Reported by the device.' : 'Computed from readings.'}`,
    ],
    ['Raised', eventClock(event.raised)],
    ['Cleared', event.cleared === undefined ? 'Not yet' : eventClock(event.cleared)],
    [
      'Acknowledged',
      handling.acknowledged
        ? `${eventClock(handling.acknowledged.at)}, ${handling.acknowledged.by}`
        : 'Not yet',
    ],
    ['Energy lost', `${formatNumber(event.lost, 1)} kWh`],
    ['What to do', rule.advice],
  ] as const;
  const canHandle = may(kept.role, 'handleAlarms');
  return (
    <Panel
      title={`${rule.title}: ${plantOf(event.plantId)?.name}, ${deviceName(event.device)}`}
      aside={
        <button type="button" onClick={onClose} className="console-button text-sm noscript:hidden">
          Close
        </button>
      }
    >
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        <div>
          <SeverityMark severity={rule.severity} />
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
            {facts.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 flex flex-wrap gap-2 text-sm print:hidden">
            <a href={consolePath(place, { at })} rel="nofollow" className="console-button">
              {`Open ${inverter ? inverter.toUpperCase() : 'the plant'} at that time`}
            </a>
          </p>
          {canHandle && (
            <div className="mt-3 flex flex-wrap gap-2 text-sm noscript:hidden print:hidden">
              {!handling.acknowledged && (
                <button
                  type="button"
                  className="console-button"
                  data-primary
                  onClick={() => handle({ acknowledged: { at: now, by } })}
                >
                  {state === 'returned' ? 'Acknowledge and clear' : 'Acknowledge'}
                </button>
              )}
              {state === 'shelved' ? (
                <button
                  type="button"
                  className="console-button"
                  onClick={() => handle({ shelvedUntil: 0 })}
                >
                  Unshelve
                </button>
              ) : (
                shelvings.map(([minutes, label]) => (
                  <button
                    key={label}
                    type="button"
                    className="console-button"
                    onClick={() => handle({ shelvedUntil: now + minutes })}
                  >
                    {`Shelve ${label}`}
                  </button>
                ))
              )}
              {may(kept.role, 'takeOutOfService') && (
                <button
                  type="button"
                  className="console-button"
                  onClick={() => handle({ outOfService: state !== 'outOfService' })}
                >
                  {state === 'outOfService' ? 'Put back into service' : 'Take out of service'}
                </button>
              )}
              <form
                className="flex w-full gap-2"
                onSubmit={(submit) => {
                  submit.preventDefault();
                  handle({ note: note.trim() });
                }}
              >
                <input
                  aria-label="Note"
                  placeholder="Note, e.g. fuse of string 3 replaced"
                  value={note}
                  maxLength={200}
                  onChange={(input) => setNote(input.target.value)}
                  className="console-control min-w-0 flex-1"
                />
                <button type="submit" className="console-button">
                  Save note
                </button>
              </form>
            </div>
          )}
        </div>
        <DiagnosticChart event={event} now={now} />
      </div>
    </Panel>
  );
}
