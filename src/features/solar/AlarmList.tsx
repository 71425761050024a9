import { deviceName, eventClock } from './console/alarms/alarmWords.ts';
import { severityWord } from './console/frame/SeverityMark.tsx';
import type { AlarmEvent } from './model/alarms/alarmTypes.ts';
import { ruleOf, type Severity } from './model/alarms/rules.ts';
import { plantOf } from './model/plant/fleet.ts';

/** Beside the word, so nobody has to tell red from amber. */
const tones: Readonly<Record<Severity, string>> = {
  critical: 'border-danger text-danger',
  major: 'border-caution text-caution',
  minor: 'border-edge text-muted',
};

export function AlarmList({ events }: { events: readonly AlarmEvent[] }) {
  return (
    <div>
      <h3 className="text-sm font-semibold">Alarms</h3>
      <ul className="mt-2 grid gap-3">
        {events.map(({ id, rule, plantId, device, raised, cleared }) => {
          const { severity, title, text } = ruleOf(rule);
          return (
            <li key={id} className={`border-l-4 bg-surface py-2.5 pr-3 pl-4 ${tones[severity]}`}>
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">{`${severityWord(severity)}: ${title}`}</span>
                <span className="figures text-sm">
                  {cleared === undefined ? 'Open' : `Cleared ${eventClock(cleared)}`}
                </span>
              </p>
              <p className="text-sm text-text">
                {`${plantOf(plantId)?.name}, ${deviceName(device)}, since ${eventClock(raised)}`}
              </p>
              <p className="text-sm text-muted">{text}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
