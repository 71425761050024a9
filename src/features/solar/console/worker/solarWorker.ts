import { type AlarmLog, alarmLog } from '../../model/alarms/alarmLog.ts';
import { fleet, type Plant } from '../../model/plant/fleet.ts';
import { type YearFigures, yearFigures } from '../../model/report/yearFigures.ts';
import { type FleetAt, fleetAt } from '../../model/view/fleetRow.ts';

export type Question =
  | { readonly id: number; readonly kind: 'fleet'; readonly day: number; readonly minute: number }
  | {
      readonly id: number;
      readonly kind: 'year';
      readonly plants: readonly Plant[];
      readonly year: number;
      /** The present, as far as a running year goes. */
      readonly day: number;
      readonly minute: number;
    };

export type Answer =
  | { readonly id: number; readonly kind: 'fleet'; readonly fleet: FleetAt }
  | {
      readonly id: number;
      readonly kind: 'year';
      readonly figures: YearFigures;
      /** Plants so far, and in all. */
      readonly done: number;
      readonly all: number;
    };

/** Logs of the last day asked for: scrubbing stays on one. */
let logs: { day: number; of: readonly AlarmLog[] } | undefined;

function logsOf(day: number): readonly AlarmLog[] {
  if (logs?.day !== day) logs = { day, of: fleet.map((plant) => alarmLog(plant, day)) };
  return logs.of;
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const answer = (message: Answer) => postMessage(message);
  if (data.kind === 'fleet') {
    const { id, kind, ...moment } = data;
    answer({ id, kind, fleet: fleetAt(moment, logsOf(moment.day)) });
    return;
  }
  const { id, kind, plants, year, day, minute } = data;
  plants.forEach((plant, index) => {
    const figures = yearFigures(plant, year, { day, minute });
    answer({ id, kind, figures, done: index + 1, all: plants.length });
  });
});
