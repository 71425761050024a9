import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Dialect, SqliteDialect } from 'kysely';

/** node:sqlite takes a Date or a boolean in first place for something else, without an error. */
function toInput(value: unknown): SQLInputValue {
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'boolean') return value ? 1 : 0;
  return (value ?? null) as SQLInputValue;
}

/** The site has a fixed set of statements; texts with lists of varying length are prepared anew. */
const maxCachedStatements = 200;

/** Kysely speaks to better-sqlite3; this gives node:sqlite the same face. */
function kyselyFace(database: DatabaseSync) {
  const prepared = new Map<string, StatementSync>();
  function prepare(sql: string): StatementSync {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    if (prepared.size < maxCachedStatements) prepared.set(sql, statement);
    return statement;
  }
  return {
    close: () => database.close(),
    prepare(sql: string) {
      // A transaction that reads before it writes would fail, rather than wait, when an operator's
      // script has written in between; this way it waits at its beginning.
      const statement = prepare(sql === 'begin' ? 'begin immediate' : sql);
      const bound = (parameters: readonly unknown[]) => parameters.map(toInput);
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...bound(parameters)),
        run: (parameters: readonly unknown[]) => statement.run(...bound(parameters)),
        iterate: (parameters: readonly unknown[]) =>
          // Not a kept one: it is in use until the last row was read.
          database.prepare(sql).iterate(...bound(parameters)),
      };
    },
  };
}

/** The embedded database: one file, every commit on disk before it is acknowledged. */
export function sqliteDialect(dataDir: string): Dialect {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'site.sqlite'), { timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  return new SqliteDialect({ database: kyselyFace(database) });
}
