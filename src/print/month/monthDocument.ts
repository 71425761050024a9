import type { PrintJob } from '../printSources.ts';

interface Sheet {
  title: string;
  /** Its rating, and whether the month is not over. */
  plant: string;
  summary: readonly (readonly [label: string, text: string])[];
  head: readonly string[];
  rows: readonly (readonly string[])[];
  total: readonly string[];
}

interface Source {
  title: string;
  /** The day it is printed, as 2026-11-16. */
  date: string;
  /** One for each plant. */
  sheets: readonly Sheet[];
}

/** A month's reports of solar plants, ready to print. */
export const monthDocument = ({ title, date, sheets }: Source): PrintJob => ({
  template: 'month',
  data: {
    title,
    description: 'Figures of simulated solar plants as defined by IEC 61724-1, day by day.',
    keywords: ['solar', 'IEC 61724-1'],
    date,
    words: {
      simulated: 'Simulated plant',
      note: 'Figures as defined by IEC 61724-1. PR25 is corrected to 25 °C with -0.35 %/K.',
    },
    sheets,
  },
  files: {},
});
