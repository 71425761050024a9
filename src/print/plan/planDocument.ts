import type { TestPlanWords } from '../../content/schemas/standards/testPlan.ts';
import type { PrintJob } from '../printSources.ts';

/** A test in words, as the printed table shows it. */
interface PrintedTest {
  port: string;
  test: string;
  note: string;
  basic: string;
  waveform: string;
  levels: readonly string[];
  criterion: string;
  generator: string;
  network: string;
  accessories: readonly string[];
  figures: readonly string[];
  remarks: readonly string[];
}

interface Source {
  words: TestPlanWords;
  /** The day it is printed, as 2026-11-16. */
  date: string;
  /** URL of the plan; empty while the site has no public address. */
  address: string;
  summary: string;
  /** Sentences that belong to no single test. */
  notes: readonly string[];
  /** Standard and environment. */
  standards: readonly (readonly [string, string])[];
  tests: readonly PrintedTest[];
  /** Name, order code and tests. */
  items: readonly (readonly [string, string, string])[];
  /** Standard and what it is about. */
  elsewhere: readonly (readonly [string, string])[];
}

/** A test plan, ready to print. */
export function planDocument(source: Source): PrintJob {
  const { words, date, address, summary, notes, standards, tests, items, elsewhere } = source;
  const { result, print } = words;
  const names = standards.map(([standard]) => standard);
  return {
    template: 'plan',
    data: {
      title: `${print.title}: ${names.join(', ')}`,
      description: summary,
      keywords: names,
      date,
      heading: print.title,
      address,
      summary,
      notes,
      standards,
      ports: [...Map.groupBy(tests, ({ port }) => port)].map(([title, rows]) => ({ title, rows })),
      items,
      elsewhere,
      words: {
        notice: result.notice,
        share: result.actions.share,
        tests: print.tests,
        columns: Object.values(result.columns),
        items: result.items,
        elsewhere: { heading: result.elsewhere.heading, columns: print.elsewhere },
      },
    },
    files: {},
  };
}
