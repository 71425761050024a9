import type { Db } from '../store/database.ts';
import { productsAskedMost, searchesInVain } from './askedMost.ts';
import { countStatistics } from './countStatistics.ts';
import { statisticsPeriod } from './statisticsPeriod.ts';
import { statisticsTables } from './statisticsTables.ts';

/** Counting a year of many submissions takes a while, and a minute changes little. */
const keptFor = 60_000;

/** The inbox's statistics, counted at most once a minute for each period. */
export function createStatistics(db: Db, now: () => number) {
  async function count(asked: string | null) {
    const period = statisticsPeriod(asked, now());
    const statistics = await countStatistics(db, period, now());
    const products = await productsAskedMost(db, period);
    const searches = await searchesInVain(db);
    return { period, tables: statisticsTables({ period, statistics, products, searches }) };
  }

  const kept = new Map<number, { until: number; counted: ReturnType<typeof count> }>();
  return {
    /** `asked` is a number of weeks, as an address has it. */
    read(asked: string | null): ReturnType<typeof count> {
      const { weeks } = statisticsPeriod(asked, now());
      const known = kept.get(weeks);
      if (known && known.until > now()) return known.counted;
      const counted = count(asked);
      kept.set(weeks, { until: now() + keptFor, counted });
      counted.catch(() => kept.delete(weeks));
      return counted;
    },
  };
}
