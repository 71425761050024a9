/** What an operator must put right. The message says how; no stack trace would help. */
export class StoreError extends Error {
  override name = 'StoreError';
}

export interface SqliteFailure {
  message: string;
  /** Its lower byte is SQLite's result code, the upper ones say more about it. */
  errcode: number | undefined;
}

const codeOf = (error: unknown) => ((error as Partial<SqliteFailure> | null)?.errcode ?? 0) % 256;

const busy = 5;
const [corrupt, notADatabase] = [11, 26];
/** The same, and locked, read-only, input/output failed, full, cannot open. */
const sqliteDown = [busy, corrupt, notADatabase, 6, 8, 10, 13, 14];

/** What to do about a database file that cannot be used. */
export const howToRecover = `Stop the site, move the file and those whose names begin with its name to a safe place, and restore the newest backup: npm run restore -- FILE (docs/operations.md, "Backup and restore").`;

/** What SQLite says, with what to do if the file is damaged. */
export function sqliteError(file: string, failure: SqliteFailure): Error {
  const code = codeOf(failure);
  const { message, errcode } = failure;
  if (code === corrupt || code === notADatabase)
    return Object.assign(new StoreError(`${file} is damaged: ${message}. ${howToRecover}`), {
      errcode,
    });
  return Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode });
}

/** Whether SQLite refused because another process holds a lock on the file. */
export const isBusy = (error: unknown): boolean => codeOf(error) === busy;

/** PostgreSQL's classes: connection, resources, stopped by an operator, system, read-only. */
const postgresDown = /^(?:08|53|57|58)...$|^25006$/;
const connectionDown = /^E(?:CONN|HOST|NET|TIMEDOUT|PIPE|NOTFOUND|AI_AGAIN)/;
/** Those that the pg package gives no code. */
const pgDown =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** Whether the database is down, full, locked or read-only, rather than asked something wrong. */
export function isStoreDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  return (
    sqliteDown.includes(codeOf(error)) ||
    postgresDown.test(code) ||
    connectionDown.test(code) ||
    pgDown.test(error.message)
  );
}
