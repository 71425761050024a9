import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type SqliteDatabase,
  SqliteDriver,
} from 'kysely';

/** How long a statement waits for another process, such as an operator's command. */
const patienceMilliseconds = 5_000;
const pauseMilliseconds = 20;

/** Lets one in at a time, in the order of asking. */
function createTurns() {
  let last: Promise<void> = Promise.resolve();
  return async (): Promise<() => void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = last;
    last = promise;
    await before;
    return resolve;
  };
}

/** Whether SQLite refused because another process holds a lock on the file. */
export const isBusy = (error: unknown): boolean =>
  // The lower byte is SQLITE_BUSY, the upper ones say more about it.
  ((error as { errcode?: number } | null)?.errcode ?? 0) % 256 === 5;

/**
 * Kysely's driver, except that it waits for a locked file without blocking the process, as SQLite's
 * own waiting would, and without holding up other statements: reading is possible all the while.
 */
export class WaitingSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #takeTurn = createTurns();
  readonly #ends = new WeakMap<DatabaseConnection, () => void>();

  constructor(adapted: SqliteDatabase, database: DatabaseSync) {
    super({ database: adapted });
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    let endTurn = await this.#takeTurn();
    const inner = await super.acquireConnection();

    /** Between statements of a transaction nobody else may use the connection. */
    const pause = async (): Promise<void> => {
      if (this.#database.isTransaction) return delay(pauseMilliseconds);
      endTurn();
      await delay(pauseMilliseconds);
      endTurn = await this.#takeTurn();
    };

    const connection: DatabaseConnection = {
      async executeQuery<Row>(query: CompiledQuery) {
        const giveUpAt = performance.now() + patienceMilliseconds;
        for (;;)
          try {
            return await inner.executeQuery<Row>(query);
          } catch (error) {
            if (!isBusy(error) || performance.now() > giveUpAt) throw error;
            await pause();
          }
      },
      streamQuery: <Row>(query: CompiledQuery, size: number) => inner.streamQuery<Row>(query, size),
    };
    this.#ends.set(connection, () => endTurn());
    return connection;
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection) this.#ends.get(connection)?.();
  }
}
