import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, inject } from 'vitest';

/** Server settings that select a database. */
export type StoreEnv = { DATA_DIR: string; DATABASE_URL?: string };

export interface Stores {
  engine: 'sqlite' | 'postgres';
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

/** Runs the same tests on SQLite and on a real PostgreSQL. */
export function describeStores(name: string, tests: (stores: Stores) => void): void {
  describe.each(['sqlite', 'postgres'] as const)(`${name} on %s`, (engine) => {
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
