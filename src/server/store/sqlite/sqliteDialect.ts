import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { createDataFolder, createPrivateFile } from '../privateFiles.ts';
import { howToRecover, StoreError } from '../storeError.ts';
import { openThread } from './openThread.ts';
import { SqliteDriver } from './SqliteDriver.ts';

/** Before it, two connections that write and checkpoint at the same instant could lose commits. */
const oldest = '3.51.3';

const isOlder = (version: string, than: string) =>
  version.localeCompare(than, 'en', { numeric: true }) < 0;

function refuseOldLibrary(version = process.versions.sqlite ?? 'none'): void {
  if (isOlder(version, oldest))
    throw new StoreError(
      `This Node (${process.version}, ${process.execPath}) contains SQLite ${version}, which can lose what was stored; ${oldest} or newer is needed. Start with the Node that npm install brings (node_modules/.bin/node), or update yours.`,
    );
}

/**
 * Made under another name and then linked, so that the file is never seen empty, and of two servers
 * that start at once neither replaces the other's.
 */
function create(folder: string, file: string): void {
  const made = join(folder, `site-${randomUUID()}.sqlite`);
  // SQLite gives its log the rights of the file.
  createPrivateFile(made);
  const database = new DatabaseSync(made);
  database.exec('pragma journal_mode = wal; vacuum');
  database.close();
  try {
    linkSync(made, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(made);
  }
}

/** An empty file would silently become a new, empty site. */
function refuseEmpty(file: string): void {
  if (statSync(file).size > 0) return;
  throw new StoreError(
    `${file} is empty: a crash or a failed copy has left it so. ${howToRecover} Without a backup, delete it to begin with an empty site.`,
  );
}

/** The driver hands out the writing thread in turns, so Kysely need not. */
class ManyTurnsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** The embedded database: a single file, with every commit on disk before it is acknowledged. */
export function sqliteDialect(dataDir: string): Dialect {
  refuseOldLibrary();
  createDataFolder(dataDir);
  const file = join(dataDir, 'site.sqlite');
  if (existsSync(file)) refuseEmpty(file);
  else create(dataDir, file);
  return {
    createAdapter: () => new ManyTurnsAdapter(),
    createDriver: () =>
      new SqliteDriver(
        openThread({ file, pragmas: 'pragma journal_mode = wal; pragma synchronous = full' }),
        openThread({ file, pragmas: 'pragma query_only = 1' }),
      ),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
