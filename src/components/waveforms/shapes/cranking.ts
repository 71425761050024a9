const battery = 12;
const bottom = 8;
const hold = 9.5;

/** Ends of the drop, the bottom, the rise, the hold and the recovery, in s. */
export const crankingCorners = [0, 0.005, 0.02, 0.07, 1.07, 1.11] as const;
const [start, fallen, turn, held, released, recovered] = crankingCorners;

const ramp = (time: number, from: number, to: number, low: number, high: number) =>
  low + ((high - low) * (time - from)) / (to - from);

/** Starting profile I of ISO 16750-2 for 12 V; V over s. */
export function cranking(time: number): number {
  if (time <= start) return battery;
  if (time < fallen) return ramp(time, start, fallen, battery, bottom);
  if (time < turn) return bottom;
  if (time < held) return ramp(time, turn, held, bottom, hold);
  // The starter turns over two compressions a second: 2 V peak to peak.
  if (time < released) return hold + Math.sin(2 * Math.PI * 2 * (time - held));
  if (time < recovered) return ramp(time, released, recovered, hold, battery);
  return battery;
}
