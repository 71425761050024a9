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

/** All tables with data, each after the tables it references. */
export async function tablesInOrder(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !isDerived(name));
  const links = (await references(db)).filter(({ child, parent }) => child !== parent);
  const ordered: string[] = [];
  while (ordered.length < names.length) {
    const next = names.filter(
      (name) =>
        !ordered.includes(name) &&
        links.every(({ child, parent }) => child !== name || ordered.includes(parent)),
    );
    if (next.length === 0) throw new Error('The tables reference each other in a cycle');
    ordered.push(...next.toSorted());
  }
  return ordered;
}
