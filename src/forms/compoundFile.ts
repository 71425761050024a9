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
