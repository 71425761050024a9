import { type Kysely, PostgresAdapter } from 'kysely';

/** Which of the two engines is behind a connection, for the few statements they do not share. */
export function engineOf(db: Pick<Kysely<unknown>, 'getExecutor'>): 'sqlite' | 'postgres' {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
