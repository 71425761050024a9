import type { DayPoint } from './sampleDay.ts';
import { type InverterRow, lowStrings } from './sampleInverters.ts';
import { type PlantRow, shownPlant } from './samplePlants.ts';

export type Severity = 'critical' | 'major' | 'minor';

export interface AlarmRow {
  readonly severity: Severity;
  readonly title: string;
  readonly plant: string;
  readonly device: string;
  /** The rule that raised it. */
  readonly rule: string;
  /** Minutes since midnight of the sample day; negative on the day before. */
  readonly raisedMinute: number;
  /** Null while the alarm is open. */
  readonly clearedMinute: number | null;
}

const lowRatio = 0.7;

/** A weak string only shows in good light: 30 minutes above 400 W/m². */
function stringAlarmMinute(day: readonly DayPoint[]): number {
  return (day.find(({ irradiance }) => irradiance > 400)?.minute ?? 0) + 30;
}

/** Cleared alarms, which no longer show in the readings. */
const cleared: readonly AlarmRow[] = [
  {
    severity: 'critical',
    title: 'Grid out of range',
    plant: 'Nanded Hospital',
    device: 'Meter',
    rule: 'Voltage beyond ±10 %',
    raisedMinute: 9 * 60 + 5,
    clearedMinute: 9 * 60 + 12,
  },
  {
    severity: 'minor',
    title: 'Logger or link lost',
    plant: 'Sangli Warehouse',
    device: 'Logger',
    rule: 'No packet for 15 minutes',
    raisedMinute: 7 * 60 + 10,
    clearedMinute: 7 * 60 + 35,
  },
];

/** Applies the rules to the sample readings, so the alarms cannot contradict the tables. */
export function sampleAlarms(
  day: readonly DayPoint[],
  inverters: readonly InverterRow[],
  plants: readonly PlantRow[],
): AlarmRow[] {
  const weakStrings = inverters.flatMap(({ id, stringAmperes }) =>
    lowStrings(stringAmperes).map(
      (string): AlarmRow => ({
        severity: 'major',
        title: 'String current low',
        plant: shownPlant,
        device: `${id}, string ${string}`,
        rule: 'Below 85 % of the median for 30 minutes, above 400 W/m²',
        raisedMinute: stringAlarmMinute(day),
        clearedMinute: null,
      }),
    ),
  );
  const lowPlants = plants
    .filter(({ performanceRatio }) => performanceRatio < lowRatio)
    .map(
      ({ name }): AlarmRow => ({
        severity: 'minor',
        title: 'Performance ratio low',
        plant: name,
        device: 'Plant',
        rule: 'Performance ratio of a day below 0.70',
        // Raised at the end of the previous day.
        raisedMinute: -5 * 60,
        clearedMinute: null,
      }),
    );
  return [...weakStrings, ...lowPlants, ...cleared];
}
