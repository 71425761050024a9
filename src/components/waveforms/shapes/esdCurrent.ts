import { heidler } from './heidler.ts';

const strike = heidler(1.1, 2, 1.8);
const bulk = heidler(12, 37, 1.8);

/** Contact discharge current in A after IEC 61000-4-2, time in ns, for a charge in kV. */
export function esdCurrent(time: number, kilovolts: number): number {
  return (kilovolts / 4) * (16.6 * strike(time) + 9.3 * bulk(time));
}
