/** A line of text for each thing: a head, then the rows, then how many there were. */
export const backupFormat = 'site backup 1';

export interface BackupHead {
  format: string;
  at: string;
  /** Names of the migrations the rows were made with. */
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

/** Bytes have no form of their own in JSON. */
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
