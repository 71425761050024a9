import type { Wave } from './schemas/wave.ts';

const slugs: Readonly<Record<string, Wave['wave']>> = {
  'eft-pulse': '5-50',
  'eft-burst': '5-50',
  'ac-50hz': 'ac',
  'esd-330pf': 'esd',
  'esd-2k': 'esd',
};

/** The slug of the wave that a curve shows: "1.2/50" is 1-2-50. */
export const waveOfCurve = (key: string): string => slugs[key] ?? key.replaceAll(/[./]/g, '-');
