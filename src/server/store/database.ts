import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { restrictData } from './privateFiles.ts';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite/sqliteDialect.ts';

// pg returns 64-bit integers as text. Ours are timestamps and counts, which are safe as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Db = Kysely<Database>;

interface Options {
  log?: Logger;
  /** For migrations, backup and restore, whose statements may take minutes. */
  patient?: boolean;
}

/** Short enough to fail before the visitor gives up. */
const connectionTimeoutMillis = 3_000;
const query_timeout = 10_000;

function postgresDialect(connectionString: string, { log, patient = false }: Options): Dialect {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis,
    ...(patient ? {} : { query_timeout }),
  });
  // Without a listener, a connection closed by the database would crash the process.
  const onLost = (error: Error) => log?.warn({ err: error }, 'database connection lost');
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return new PostgresDialect({ pool });
}

export function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  options: Options = {},
): Db {
  restrictData(env.DATA_DIR);
  const dialect = env.DATABASE_URL
    ? postgresDialect(env.DATABASE_URL, options)
    : sqliteDialect(env.DATA_DIR);
  return new Kysely<Database>({ dialect });
}
