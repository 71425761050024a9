import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, inject } from 'vitest';

/** Server settings that select a database. */
export type StoreEnv = { DATA_DIR: string; DATABASE_URL?: string };

type Engine = 'sqlite' | 'postgres';

export interface Stores {
  engine: Engine;
  /** Creates an empty database. */
  fresh(): Promise<StoreEnv>;
}

async function freshDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `site_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

function describeOn(engines: readonly Engine[], name: string, tests: (stores: Stores) => void) {
  describe.each(engines)(`${name} on %s`, (engine) => {
    const folders: string[] = [];
    afterAll(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    tests({
      engine,
      async fresh() {
        const folder = mkdtempSync(join(tmpdir(), 'store-'));
        folders.push(folder);
        if (engine === 'sqlite') return { DATA_DIR: folder };
        return { DATA_DIR: folder, DATABASE_URL: await freshDatabase() };
      },
    });
  });
}

/** Where our SQL or the locks differ: the same tests on SQLite and on a real PostgreSQL. */
export const describeStores = (name: string, tests: (stores: Stores) => void) =>
  describeOn(['sqlite', 'postgres'], name, tests);

/** Where it does not matter which database it is. */
export const describeSqlite = (name: string, tests: (stores: Stores) => void) =>
  describeOn(['sqlite'], name, tests);

/** Where SQLite has its tests elsewhere, or several servers share the database. */
export const describePostgres = (name: string, tests: (stores: Stores) => void) =>
  describeOn(['postgres'], name, tests);
