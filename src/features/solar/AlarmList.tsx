import { deviceName, eventClock } from './console/alarms/alarmWords.ts';
import type { AlarmEvent } from './model/alarms/alarmTypes.ts';
import { ruleOf, type Severity } from './model/alarms/rules.ts';
import { plantOf } from './model/plant/fleet.ts';

/** Colour and word together, so nobody has to tell red from amber. */
const severities: Readonly<Record<Severity, { word: string; tone: string }>> = {
  critical: { word: 'Critical', tone: 'border-danger text-danger' },
  major: { word: 'Major', tone: 'border-caution text-caution' },
  minor: { word: 'Minor', tone: 'border-edge text-muted' },
};

export function AlarmList({ events }: { events: readonly AlarmEvent[] }) {
  return (
    <div>
      <h3 className="text-sm font-semibold">Alarms</h3>
      <ul className="mt-2 grid gap-3">
        {events.map(({ id, rule, plantId, device, raised, cleared }) => {
          const { severity, title, text } = ruleOf(rule);
          return (
            <li
              key={id}
              className={`border-l-4 bg-surface py-2.5 pr-3 pl-4 ${severities[severity].tone}`}
            >
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">{`${severities[severity].word}: ${title}`}</span>
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
