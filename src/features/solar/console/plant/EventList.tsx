import { memo } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { consolePath } from '../../../../site/paths.ts';
import type { AlarmEvent } from '../../model/alarms/alarmTypes.ts';
import { ruleOf } from '../../model/alarms/rules.ts';
import { deviceName, eventClock } from '../alarms/alarmWords.ts';
import { SeverityMark } from '../frame/SeverityMark.tsx';
import { type ConsoleMoment, momentQuery } from '../frame/useMoment.ts';

interface Props {
  events: readonly AlarmEvent[];
  moment: ConsoleMoment;
}

/** Alarms of a plant or device, the latest first, the open ones marked. */
export const EventList = memo(function EventList({ events, moment }: Props) {
  if (events.length === 0) return <p className="text-muted">None.</p>;
  return (
    <ul className="divide-y divide-line text-sm">
      {events.slice(0, 8).map((event) => {
        const { severity, title } = ruleOf(event.rule);
        return (
          <li key={event.id} className="py-1.5">
            <p className="flex flex-wrap gap-x-3">
              <SeverityMark severity={severity} />
              <a
                href={consolePath('alarms', { event: event.id, ...momentQuery(moment) })}
                rel="nofollow"
                className="font-medium underline decoration-line underline-offset-4 hover:text-accent"
              >
                {title}
              </a>
              <span className="ml-auto">{event.cleared === undefined ? 'Open' : 'Over'}</span>
            </p>
            <p className="text-muted">
              {`${deviceName(event.device)}, ${eventClock(event.raised)}${event.cleared === undefined ? '' : ` – ${eventClock(event.cleared)}`}, ${formatNumber(event.lost)} kWh lost`}
            </p>
          </li>
        );
      })}
    </ul>
  );
});
