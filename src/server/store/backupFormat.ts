/** JSON lines: a header, the rows, and finally their number. */
export const backupFormat = 'site backup 1';

/**
 * Tables whose rows open the inbox or are of use only for hours. Backups leave them out, and a
 * restore passes over those in older backups: everybody signs in again.
 */
export const isLeftOut = (table: string) => /^staff_(?:sessions|verifications)$/.test(table);

/** The record of deeds: a restore adds to it what the backup has, and takes nothing away. */
export const isAppendOnly = (table: string) => table === 'deeds';

export interface BackupHead {
  format: string;
  at: string;
  /** The migrations that had run when the backup was made. */
  migrations: string[];
}

export interface BackupRow {
  table: string;
  row: Record<string, unknown>;
}

export interface BackupEnd {
  rows: number;
}

interface Bytes {
  $bytes: string;
}

const isBytes = (value: unknown): value is Bytes =>
  typeof value === 'object' && value !== null && '$bytes' in value;

/** JSON has no type for bytes, so they are wrapped as base64. */
export function writeRow(table: string, row: Record<string, unknown>): string {
  const plain = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Uint8Array ? { $bytes: Buffer.from(value).toString('base64') } : value,
  ]);
  return JSON.stringify({ table, row: Object.fromEntries(plain) });
}

export function readRow(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      isBytes(value) ? Buffer.from(value.$bytes, 'base64') : value,
    ]),
  );
}
