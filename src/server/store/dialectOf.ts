import type { Kysely } from 'kysely';

/**
 * Which of the two engines is behind a connection, for the few statements they do not share. Asked
 * of what the adapter can do, not of its class: the server and the pages are bundled apart, and
 * each bundle has classes of its own.
 */
export function dialectOf(db: Pick<Kysely<unknown>, 'getExecutor'>): 'sqlite' | 'postgres' {
  return db.getExecutor().adapter.supportsTransactionalDdl ? 'postgres' : 'sqlite';
}
