/**
 * JSON lines: a header, the rows, and finally their number. A row with files is followed by their
 * pieces, one line each: JSON has no type for bytes, and a whole file in one line would have to be in
 * memory several times.
 */
export const backupFormat = 'site backup 2';

/** Earlier backups have whole files within the rows, as base64. */
export const readableFormats: readonly string[] = ['site backup 1', backupFormat];

/**
 * Tables whose rows open the inbox or are of use only for hours. Backups leave them out, and a
 * restore passes over those in older backups: everybody signs in again.
 */
export const isLeftOut = (table: string) => /^staff_(?:sessions|verifications)$/.test(table);

/** The audit log: a restore adds to it what the backup has, and takes nothing away. */
export const isAppendOnly = (table: string) => table === 'deeds';

export type Row = Record<string, unknown>;

export interface BackupHead {
  format: string;
  at: string;
  /** The migrations that had run when the backup was made. */
  migrations: string[];
}

export interface BackupRow {
  table: string;
  row: Row;
  /** The length of each column with bytes. Their pieces follow in this order. */
  files?: Record<string, number> | undefined;
}

/** What a backup says about a table of its source, and what a restored one must be equal to. */
export interface TableSum {
  rows: number;
  columns: readonly string[];
  checksum: string;
}

export interface BackupEnd {
  rows: number;
  /** By name; earlier backups lack them. */
  tables?: Record<string, TableSum>;
}

/** A multiple of three, so that base64 needs no padding between pieces. */
export const pieceBytes = 96 * 1024;

export const pieceCount = (length: number) => Math.ceil(length / pieceBytes);

interface Bytes {
  $bytes: string;
}

const isBytes = (value: unknown): value is Bytes =>
  typeof value === 'object' && value !== null && '$bytes' in value;

/** A row of either format, without the files that follow it. */
export const readRow = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      isBytes(value) ? Buffer.from(value.$bytes, 'base64') : value,
    ]),
  );

/** A backup that cannot be restored, and why, in words for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}
