import { createHash } from 'node:crypto';
import type { Row, TableSum } from './backupFormat.ts';

const limit = 1n << 256n;
/** SQLite has no booleans. */
const comparable = (_name: string, value: unknown) =>
  typeof value === 'boolean' ? Number(value) : value;
const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

/**
 * Adds up the hashes of a table's rows, in whatever order they come: databases return rows and
 * columns in orders of their own.
 */
export function tableSum() {
  let rows = 0;
  let sum = 0n;
  return {
    /** Takes a row, then the bytes of its files. */
    begin(row: Row, files: Readonly<Record<string, number>> = {}) {
      const values = Object.entries({ ...row, ...files }).sort(byName);
      const hash = createHash('sha256').update(JSON.stringify(values, comparable));
      return {
        add: (piece: Uint8Array) => hash.update(piece),
        end() {
          rows++;
          sum = (sum + BigInt(`0x${hash.digest('hex')}`)) % limit;
        },
      };
    },
    total: (columns: readonly string[]): TableSum => ({
      ...{ rows, columns },
      checksum: sum.toString(16),
    }),
  };
}
