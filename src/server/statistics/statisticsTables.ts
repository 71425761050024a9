import { sourceForm } from '../../forms/mail.ts';
import { csv } from '../../site/csv.ts';
import { localDay } from '../../site/localTime.ts';
import type { Statistics } from './countStatistics.ts';
import { type StatisticsPeriod, week } from './statisticsPeriod.ts';

export interface StatisticsTable {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

interface Counted {
  period: StatisticsPeriod;
  statistics: Statistics;
  products: readonly { product: string; count: number }[];
  searches: readonly { question: string; count: number }[];
}

const share = (part: number, all: number) =>
  all === 0 ? '–' : `${Math.round((100 * part) / all)} %`;
const hours = (value: number | null) =>
  value === null ? '–' : value >= 48 ? `${(value / 24).toFixed(1)} d` : `${value.toFixed(1)} h`;

/** How many days old, in words. */
const ageWords = (upTo: number | null, from: number | null) =>
  upTo === null ? `Over ${from} days` : from === null ? 'Up to a day' : `${from} to ${upTo} days`;

/** The statistics as tables: under the charts, and in the CSV. */
export function statisticsTables({ period, statistics, products, searches }: Counted) {
  const { weeks, first, closing, promised, reopened, ages } = statistics;
  const forms = [...new Set(weeks.map(({ form }) => form))].sort();
  const titles = forms.map((form) => sourceForm(form)?.title ?? form);
  const countOf = (form: string, index: number) =>
    weeks.find((row) => row.form === form && row.week === index)?.count ?? 0;
  const byWeek = Array.from({ length: period.weeks }, (_, index) => {
    const counts = forms.map((form) => countOf(form, index));
    const sum = counts.reduce((total, count) => total + count, 0);
    return { day: localDay(period.start + index * week), counts, sum };
  });
  return {
    byWeek: {
      title: 'Enquiries by week and form',
      columns: ['Week from', 'All', ...titles],
      rows: byWeek.map(({ day, counts, sum }) => [day, String(sum), ...counts.map(String)]),
    },
    times: {
      title: 'Times from receiving',
      columns: ['', 'Half within', '90 % within', 'Of'],
      rows: [
        ['First answer', hours(first.median), hours(first.ninety), String(first.count)],
        ['Done', hours(closing.median), hours(closing.ninety), String(closing.count)],
      ],
    },
    shares: {
      title: 'Promises and spam',
      columns: ['', 'Share', 'Number', 'Of'],
      rows: [
        [
          'Answered within the promise',
          share(promised.kept, promised.due),
          String(promised.kept),
          String(promised.due),
        ],
        ['Spam', share(promised.spam, promised.all), String(promised.spam), String(promised.all)],
        [
          'Opened again by the visitor',
          share(reopened, promised.all - promised.spam),
          String(reopened),
          String(promised.all - promised.spam),
        ],
      ],
    },
    ages: {
      title: 'Open now, by age',
      columns: ['Age', 'Number'],
      rows: ages.map(({ upTo, count }, index) => [
        ageWords(upTo, ages[index - 1]?.upTo ?? null),
        String(count),
      ]),
    },
    products: {
      title: 'Products asked for most',
      columns: ['Product', 'Times'],
      rows: products.map(({ product, count }) => [product, String(count)]),
    },
    searches: {
      title: 'Searches of the site that found nothing',
      columns: ['Question', 'Times'],
      rows: searches.map(({ question, count }) => [question, String(count)]),
    },
  } satisfies Record<string, StatisticsTable>;
}

/** All tables, one below the other. */
export async function* tablesCsv(tables: readonly StatisticsTable[]): AsyncGenerator<string> {
  yield csv(tables.flatMap(({ title, columns, rows }) => [[title], columns, ...rows, []]));
}
