import { getTimes } from 'suncalc';
import type { Site } from './sunPosition.ts';

export interface SunTimes {
  readonly rise: number;
  readonly noon: number;
  readonly set: number;
}

/** Sunrise, true noon and sunset of the solar day that contains a time, all in ms. */
export function sunTimes(time: number, { latitude, longitude }: Site): SunTimes {
  const { sunrise, sunset, solarNoon } = getTimes(new Date(time), latitude, longitude);
  return {
    rise: sunrise?.getTime() ?? Number.NaN,
    noon: solarNoon.getTime(),
    set: sunset?.getTime() ?? Number.NaN,
  };
}
