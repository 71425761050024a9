import { memo } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { consolePath } from '../../../../site/paths.ts';
import type { AlarmEvent } from '../../model/alarms/alarmTypes.ts';
import { ruleOf } from '../../model/alarms/rules.ts';
import { plantOf } from '../../model/plant/fleet.ts';
import { deviceName, eventClock } from '../alarms/alarmWords.ts';
import { Panel } from '../frame/Panel.tsx';
import { SeverityMark } from '../frame/SeverityMark.tsx';
import { type ConsoleMoment, momentQuery } from '../frame/useMoment.ts';

interface Props {
  events: readonly AlarmEvent[];
  moment: ConsoleMoment;
}

/** The alarms that are on, in short. */
export const OpenAlarms = memo(function OpenAlarms({ events, moment }: Props) {
  return (
    <Panel
      title="Open alarms"
      aside={
        <a
          href={consolePath('alarms', momentQuery(moment))}
          className="text-sm hover:text-accent hover:underline"
        >
          All alarms
        </a>
      }
    >
      {events.length === 0 && <p className="text-muted">None at this moment.</p>}
      <ul className="divide-y divide-line">
        {events.map((event) => {
          const { severity, title } = ruleOf(event.rule);
          return (
            <li key={event.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2">
              <span className="w-24">
                <SeverityMark severity={severity} />
              </span>
              <a
                href={consolePath('alarms', { event: event.id, ...momentQuery(moment) })}
                rel="nofollow"
                className="font-medium underline decoration-line underline-offset-4 hover:text-accent"
              >
                {title}
              </a>
              <span>{`${plantOf(event.plantId)?.name}, ${deviceName(event.device)}`}</span>
              <span className="figures ml-auto text-sm text-muted">
                {`since ${eventClock(event.raised)}, ${formatNumber(event.lost)} kWh lost`}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
});
