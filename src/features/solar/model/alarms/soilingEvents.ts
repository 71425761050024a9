import type { Plant } from '../plant/fleet.ts';
import { soiling } from '../plant/soiling.ts';
import type { AlarmEvent } from './alarmTypes.ts';
import { limits } from './rules.ts';

/** The inspection compares the dirty reference cell with the clean one in the morning. */
const inspectedAt = 6 * 60;

/** Alarms on dirty modules that were on between two days. Dust is known without the readings. */
export function soilingEvents(plant: Plant, firstDay: number, lastDay: number): AlarmEvent[] {
  const isDirty = (day: number) => soiling(plant, day) > limits.soiling.share;
  const events: AlarmEvent[] = [];
  for (let day = firstDay; day <= lastDay; day += 1) {
    if (!isDirty(day)) continue;
    let from = day;
    while (isDirty(from - 1)) from -= 1;
    let lost = 0;
    let to = from;
    for (; to <= lastDay && isDirty(to); to += 1)
      // About five hours of full sun a day.
      lost += soiling(plant, to) * plant.dcKwp * 5 * 0.8;
    const raised = from * 1440 + inspectedAt;
    events.push({
      id: `${plant.id}.soiled.plant.${raised}`,
      plantId: plant.id,
      rule: 'soiled',
      device: 'plant',
      raised,
      lost,
      ...(to <= lastDay ? { cleared: to * 1440 + inspectedAt } : {}),
    });
    day = to;
  }
  return events;
}
