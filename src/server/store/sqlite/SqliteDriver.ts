import { CompiledQuery, type DatabaseConnection, type Driver } from 'kysely';
import type { SqliteThread } from './openThread.ts';

/** How long a statement waits for another process, such as an operator's command. */
const patience = 5_000;

const isReading = (sql: string) => /^\s*select\b/i.test(sql);

/**
 * One thread writes and one reads, so that reading goes on while a commit waits for the disk or for
 * another process. A connection reads there until its first statement that may write. From then on
 * it has the writing thread for itself.
 */
export class SqliteDriver implements Driver {
  readonly #writer: SqliteThread;
  readonly #reader: SqliteThread;
  readonly #ends = new WeakMap<DatabaseConnection, () => void>();
  #lastTurn: Promise<void> = Promise.resolve();

  constructor(writer: SqliteThread, reader: SqliteThread) {
    this.#writer = writer;
    this.#reader = reader;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const end = Promise.withResolvers<void>();
    let turn: Promise<void> | undefined;

    const takeTurn = () => {
      const before = this.#lastTurn;
      this.#lastTurn = before.then(() => end.promise);
      return before;
    };

    const connection: DatabaseConnection = {
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => {
        if (!turn && isReading(sql)) {
          const { rows } = await this.#reader.run(sql, parameters, patience);
          return { rows: rows as Row[] };
        }
        const asked = performance.now();
        turn ??= takeTurn();
        await turn;
        // Whoever has waited for others that waited for a lock does not start waiting anew.
        const left = Math.max(0, patience - Math.round(performance.now() - asked));
        const { rows, changes, lastInsertRowid } = await this.#writer.run(sql, parameters, left);
        return {
          rows: rows as Row[],
          ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }),
          ...(lastInsertRowid === undefined ? {} : { insertId: BigInt(lastInsertRowid) }),
        };
      },
      streamQuery: () => {
        throw new Error('Rows are read a few at a time instead, by key');
      },
    };
    this.#ends.set(connection, end.resolve);
    return connection;
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#ends.get(connection)?.();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // A deferred transaction that reads before it writes fails if an operator's command has written
    // in between. An immediate one waits at its start instead.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch (error) {
      // On a full disk SQLite has done so itself, and its reason must not be lost.
      if (!(error as Error).message.includes('no transaction is active')) throw error;
    }
  }

  async destroy(): Promise<void> {
    await Promise.all([this.#writer.close(), this.#reader.close()]);
  }
}
