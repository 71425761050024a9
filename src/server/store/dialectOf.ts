import type { Kysely } from 'kysely';

/**
 * Which of the two databases is behind a connection, for the few statements that differ. Decided by
 * a capability rather than by class: the server and the pages are separate bundles, each with its
 * own copy of Kysely's classes.
 */
export function dialectOf(db: Pick<Kysely<unknown>, 'getExecutor'>): 'sqlite' | 'postgres' {
  return db.getExecutor().adapter.supportsTransactionalDdl ? 'postgres' : 'sqlite';
}
