const endRecord = 0x06054b50;
const entryRecord = 0x02014b50;
const endSize = 22;
const entrySize = 46;

/** The names in a ZIP file's directory; none when it has no proper one. Nothing is unpacked. */
export function zipNames(content: Buffer): Set<string> {
  const names = new Set<string>();
  const end = findEnd(content);
  if (end === undefined) return names;
  let position = content.readUInt32LE(end + 16);
  for (let left = content.readUInt16LE(end + 10); left > 0; left--) {
    if (position + entrySize > end || content.readUInt32LE(position) !== entryRecord)
      return new Set();
    const nameLength = content.readUInt16LE(position + 28);
    const extra = content.readUInt16LE(position + 30) + content.readUInt16LE(position + 32);
    const nameEnd = position + entrySize + nameLength;
    names.add(content.toString('utf8', position + entrySize, nameEnd));
    position = nameEnd + extra;
  }
  return names;
}

/** The end record stands last, but for a comment of at most 65535 bytes. */
function findEnd(content: Buffer): number | undefined {
  const lowest = Math.max(0, content.length - endSize - 0xffff);
  for (let at = content.length - endSize; at >= lowest; at--)
    if (content.readUInt32LE(at) === endRecord) return at;
  return undefined;
}
