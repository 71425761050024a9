import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Env } from '../env.ts';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

// PostgreSQL hands out 64-bit integers as text; ours are instants and counts, safe as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Db = Kysely<Database>;

export function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Db {
  const dialect: Dialect = env.DATABASE_URL
    ? new PostgresDialect({ pool: new pg.Pool({ connectionString: env.DATABASE_URL, max: 10 }) })
    : sqliteDialect(env.DATA_DIR);
  return new Kysely<Database>({ dialect });
}
