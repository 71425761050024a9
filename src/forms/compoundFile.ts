const headerSize = 512;
/** Offset and length of the header's list of sectors that hold the allocation table. */
const tableList = 76;
const tableListLength = 109;
/** Marks an unused sector; some programs leave the rest of the table at zero. */
const unused = new Set([0xffffffff, 0]);

/**
 * Whether a compound file (the container of Word 97–2003) is complete: the last sector in use
 * according to its allocation table must not lie beyond the end.
 */
export function isWholeCompoundFile(content: Uint8Array): boolean {
  if (content.length < headerSize) return false;
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return false;
  const sectorSize = 2 ** shift;
  const offsetOf = (sector: number) => (sector + 1) * sectorSize;
  const tables = Math.min(view.getUint32(44, true), tableListLength);
  let lastUsed = view.getUint32(48, true);

  for (let index = 0; index < tables; index++) {
    const table = offsetOf(view.getUint32(tableList + 4 * index, true));
    if (table + sectorSize > content.length) return false;
    const first = (index * sectorSize) / 4;
    for (let entry = 0; entry < sectorSize / 4; entry++)
      if (!unused.has(view.getUint32(table + 4 * entry, true)))
        lastUsed = Math.max(lastUsed, first + entry);
  }
  return tables > 0 && offsetOf(lastUsed) < content.length;
}

const entrySize = 128;
const maxNameBytes = 64;

/**
 * The names in a compound file's directory, in lower case. Entries begin at multiples of their size,
 * wherever the directory's sectors are, so all of these places are looked at.
 */
export function compoundNames(content: Uint8Array): readonly string[] {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const decoder = new TextDecoder('utf-16le');
  const names: string[] = [];
  for (let at = headerSize; at + entrySize <= content.length; at += entrySize) {
    const length = view.getUint16(at + maxNameBytes, true);
    // 1 is a storage, 2 a stream.
    const type = content[at + maxNameBytes + 2] ?? 0;
    if (length < 4 || length > maxNameBytes || length % 2 === 1 || type < 1 || type > 2) continue;
    names.push(decoder.decode(content.subarray(at, at + length - 2)).toLowerCase());
  }
  return names;
}
