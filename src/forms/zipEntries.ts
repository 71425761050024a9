const endRecord = 0x06054b50;
const entryRecord = 0x02014b50;
const endSize = 22;
const entrySize = 46;
const localSize = 30;

export interface ZipEntry {
  name: string;
  /** 0 for stored, 8 for deflated. */
  method: number;
  /** As stored, without unpacking it. */
  data: Uint8Array;
}

/** The entries of a ZIP's central directory; empty if it is invalid. Nothing is unpacked. */
export function zipEntries(content: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const entries: ZipEntry[] = [];
  const end = findEnd(view);
  if (end === undefined) return entries;
  let position = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (position + entrySize > end || view.getUint32(position, true) !== entryRecord) return [];
    const nameLength = view.getUint16(position + 28, true);
    const extra = view.getUint16(position + 30, true) + view.getUint16(position + 32, true);
    const nameEnd = position + entrySize + nameLength;
    entries.push({
      name: new TextDecoder().decode(content.subarray(position + entrySize, nameEnd)),
      method: view.getUint16(position + 10, true),
      data: dataAt(view, content, position),
    });
    position = nameEnd + extra;
  }
  return entries;
}

/** What an entry of the directory refers to: its own header comes first, with names again. */
function dataAt(view: DataView, content: Uint8Array, entry: number): Uint8Array {
  const local = view.getUint32(entry + 42, true);
  if (local + localSize > view.byteLength) return new Uint8Array();
  const names = view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const start = local + localSize + names;
  return content.subarray(start, start + view.getUint32(entry + 20, true));
}

/** The end record comes last, followed only by a comment of at most 65535 bytes. */
function findEnd(view: DataView): number | undefined {
  const lowest = Math.max(0, view.byteLength - endSize - 0xffff);
  for (let at = view.byteLength - endSize; at >= lowest; at--)
    if (view.getUint32(at, true) === endRecord) return at;
  return undefined;
}
