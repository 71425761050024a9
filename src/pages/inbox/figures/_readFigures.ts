import { productsAskedMost, searchesInVain } from '../../../server/figures/askedMost.ts';
import { countFigures } from '../../../server/figures/countFigures.ts';
import { figurePeriod } from '../../../server/figures/figurePeriod.ts';
import { figureTables } from '../../../server/figures/figureTables.ts';
import type { Services } from '../../../server/services.ts';

/** The figures of the weeks that a query asks for. */
export async function readFigures({ db, now }: Services, query: URLSearchParams) {
  const period = figurePeriod(query.get('weeks'), now());
  const [figures, products, searches] = await Promise.all([
    countFigures(db, period, now()),
    productsAskedMost(db, period),
    searchesInVain(db),
  ]);
  return { period, figures, tables: figureTables({ period, figures, products, searches }) };
}
