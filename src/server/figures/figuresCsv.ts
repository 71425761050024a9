import { csvLine } from '../inbox/csv.ts';
import type { FigureTable } from './figureTables.ts';

/** All tables of the figures page, one below the other. */
export async function* figuresCsv(tables: readonly FigureTable[]): AsyncGenerator<string> {
  // The byte order mark tells Excel that this is UTF-8.
  yield '\uFEFF';
  for (const { title, columns, rows } of tables)
    yield [csvLine([title]), csvLine(columns), ...rows.map(csvLine), csvLine([''])].join('');
}
