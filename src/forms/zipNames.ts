const endRecord = 0x06054b50;
const entryRecord = 0x02014b50;
const endSize = 22;
const entrySize = 46;

/** The file names in a ZIP's central directory; empty if it is invalid. Nothing is unpacked. */
export function zipNames(content: Uint8Array): ReadonlySet<string> {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const names = new Set<string>();
  const end = findEnd(view);
  if (end === undefined) return names;
  let position = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (position + entrySize > end || view.getUint32(position, true) !== entryRecord)
      return new Set();
    const nameLength = view.getUint16(position + 28, true);
    const extra = view.getUint16(position + 30, true) + view.getUint16(position + 32, true);
    const nameEnd = position + entrySize + nameLength;
    names.add(new TextDecoder().decode(content.subarray(position + entrySize, nameEnd)));
    position = nameEnd + extra;
  }
  return names;
}

/** The end record comes last, followed only by a comment of at most 65535 bytes. */
function findEnd(view: DataView): number | undefined {
  const lowest = Math.max(0, view.byteLength - endSize - 0xffff);
  for (let at = view.byteLength - endSize; at >= lowest; at--)
    if (view.getUint32(at, true) === endRecord) return at;
  return undefined;
}
