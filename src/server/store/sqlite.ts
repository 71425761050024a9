import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { createPrivateFile, privateFolder } from './privateFiles.ts';
import { WaitingSqliteDriver } from './WaitingSqliteDriver.ts';

/** node:sqlite silently misreads a Date or a boolean as the first parameter. */
function toInput(value: unknown): SQLInputValue {
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'boolean') return value ? 1 : 0;
  return (value ?? null) as SQLInputValue;
}

/** Enough for the site's fixed statements. Those with lists of varying length may not be cached. */
const maxCachedStatements = 200;

interface Prepared {
  statement: StatementSync;
  /** Whether it returns rows. */
  reader: boolean;
}

/** Wraps node:sqlite in the interface of better-sqlite3, which Kysely expects. */
function asBetterSqlite(database: DatabaseSync) {
  const prepared = new Map<string, Prepared>();
  function prepare(sql: string): Prepared {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const ready = { statement, reader: statement.columns().length > 0 };
    if (prepared.size < maxCachedStatements) prepared.set(sql, ready);
    return ready;
  }
  return {
    close: () => database.close(),
    prepare(sql: string) {
      // A deferred transaction that reads before it writes fails if an operator's command has
      // written in between. An immediate one waits at its start instead.
      const { statement, reader } = prepare(sql === 'begin' ? 'begin immediate' : sql);
      const bound = (parameters: readonly unknown[]) => parameters.map(toInput);
      return {
        reader,
        all: (parameters: readonly unknown[]) => statement.all(...bound(parameters)),
        run: (parameters: readonly unknown[]) => statement.run(...bound(parameters)),
        iterate: (parameters: readonly unknown[]) =>
          // Not a cached statement: this one is in use until its last row has been read.
          database.prepare(sql).iterate(...bound(parameters)),
      };
    },
  };
}

/** The driver hands out the connection in turns, so Kysely need not. */
class ManyTurnsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** The embedded database: a single file, with every commit on disk before it is acknowledged. */
export function sqliteDialect(dataDir: string): Dialect {
  mkdirSync(dataDir, { recursive: true, mode: privateFolder });
  const file = join(dataDir, 'site.sqlite');
  // SQLite gives its log the rights of the file.
  createPrivateFile(file);
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  // From here on the driver waits for locks: SQLite's own waiting would stop the process.
  database.exec('PRAGMA busy_timeout = 0');
  const adapted = asBetterSqlite(database);
  return {
    createAdapter: () => new ManyTurnsAdapter(),
    createDriver: () => new WaitingSqliteDriver(adapted, database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
