import type { CriterionKey } from './query.ts';

/** What each criterion is called on the page. */
export const criterionNames: Readonly<Record<CriterionKey, string>> = {
  q: 'Words',
  phenomenon: 'Phenomenon',
  standard: 'Standard',
  waveform: 'Waveform',
  kv: 'Voltage',
  ka: 'Current',
  phases: 'Supply of the EUT',
  voltage: 'Voltage of the EUT',
  current: 'Current of the EUT',
  role: 'Role',
  family: 'Family',
};
