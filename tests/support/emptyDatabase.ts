import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../src/server/store/database.ts';
import { migrate } from '../../src/server/store/migrate.ts';

/** A database in a folder of its own. `prepare` makes its tables. */
export function emptyDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  const db = openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined });
  return {
    db,
    async prepare() {
      // Nobody pulls the plug of a unit test, and waiting for the disk is most of what it does.
      await sql`pragma synchronous = off`.execute(db);
      await migrate(db);
    },
    async remove() {
      await db.destroy();
      rmSync(folder, { recursive: true });
    },
  };
}
