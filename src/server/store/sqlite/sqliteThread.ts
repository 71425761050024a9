import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** What the thread is opened with. */
export interface Opening {
  file: string;
  /** Run once, before the first statement. */
  pragmas: string;
}

/** A statement as the thread receives it; null closes the database. */
export interface Statement {
  sql: string;
  parameters: readonly SQLInputValue[];
  /** How long to wait for other processes' locks, in milliseconds. */
  patience: number;
}

/** What a statement gave, or why it failed: an error would lose its code on the way. */
export type Reply =
  | { rows: unknown[]; changes?: number | bigint; lastInsertRowid?: number | bigint }
  | { failure: { message: string; errcode: number | undefined } };

/** Enough for the site's fixed statements. Those with lists of varying length may not be cached. */
const maxCachedStatements = 200;

const { file, pragmas } = workerData as Opening;
const prepared = new Map<string, StatementSync>();
let database: DatabaseSync | undefined;
let patienceNow = -1;

function open(): DatabaseSync {
  const opened = new DatabaseSync(file, { timeout: 5_000 });
  opened.exec(pragmas);
  return opened;
}

function prepare(sql: string, on: DatabaseSync): StatementSync {
  const known = prepared.get(sql);
  if (known) return known;
  const statement = on.prepare(sql);
  if (prepared.size < maxCachedStatements) prepared.set(sql, statement);
  return statement;
}

function execute({ sql, parameters, patience }: Statement): Reply {
  database ??= open();
  if (patience !== patienceNow) database.exec(`pragma busy_timeout = ${patience}`);
  patienceNow = patience;
  const statement = prepare(sql, database);
  if (statement.columns().length > 0) return { rows: statement.all(...parameters) };
  return { rows: [], ...statement.run(...parameters) };
}

function answer(statement: Statement): Reply {
  try {
    return execute(statement);
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    return { failure: { message, errcode } };
  }
}

/**
 * The memory of files, to hand over or give back at once: the collector of garbage lets them pile up.
 */
const buffersIn = (values: readonly unknown[]) =>
  values.flatMap((value) => (value instanceof Uint8Array ? [value.buffer as ArrayBuffer] : []));

function send(reply: Reply): void {
  const rows = 'rows' in reply ? (reply.rows as object[]) : [];
  parentPort?.postMessage(
    reply,
    rows.flatMap((row) => buffersIn(Object.values(row))),
  );
}

/** Runs statements one after another, so that the thread that serves visitors never waits for a disk. */
parentPort?.on('message', (statement: Statement | null) => {
  if (!statement) {
    database?.close();
    parentPort?.close();
    return;
  }
  send(answer(statement));
  for (const buffer of buffersIn(statement.parameters)) buffer.transfer(0);
});
