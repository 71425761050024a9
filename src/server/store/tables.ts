import { sql } from 'kysely';
import type { Db } from './database.ts';
import { dialectOf } from './dialectOf.ts';

/** The tables of SQLite's search index, which is rebuilt from the rows. */
const isDerived = (name: string) => name.startsWith('submissions_search');

async function references(db: Db): Promise<{ child: string; parent: string }[]> {
  const query =
    dialectOf(db) === 'postgres'
      ? sql<{
          child: string;
          parent: string;
        }>`select child.relname as child, parent.relname as parent
          from pg_constraint
          join pg_class as child on child.oid = conrelid
          join pg_class as parent on parent.oid = confrelid
          where contype = 'f'`
      : sql<{ child: string; parent: string }>`select list.name as child, keys."table" as parent
          from pragma_table_list as list, pragma_foreign_key_list(list.name) as keys`;
  return (await query.execute(db)).rows;
}

export interface Table {
  name: string;
  columns: readonly string[];
  /** Those with files of up to several megabytes. */
  fileColumns: readonly string[];
}

/** All tables with data, each after the tables it references. */
export async function tablesInOrder(db: Db): Promise<Table[]> {
  const found = await db.introspection.getTables();
  const tables = found
    .filter(({ name }) => !isDerived(name))
    .map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name),
      fileColumns: columns.filter(({ dataType }) => dataType === 'bytea').map((one) => one.name),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const links = (await references(db)).filter(({ child, parent }) => child !== parent);
  const ordered = new Map<string, Table>();
  while (ordered.size < tables.length) {
    const next = tables.filter(
      ({ name }) =>
        !ordered.has(name) &&
        links.every(({ child, parent }) => child !== name || ordered.has(parent)),
    );
    if (next.length === 0) throw new Error('The tables reference each other in a cycle');
    for (const table of next) ordered.set(table.name, table);
  }
  return [...ordered.values()];
}
