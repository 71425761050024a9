import { crc32 } from 'node:zlib';

/** Minimal documents in the formats accepted for a résumé. */

const latin = (text: string) => Buffer.from(text, 'latin1');

/** A PDF with one empty page, padded to `size` with a comment. */
export function pdf(size = 0): Buffer {
  const head = '%PDF-1.4\n';
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n',
  ];
  const offsets = objects.map((_, index) => (head + objects.slice(0, index).join('')).length);
  const body = head + objects.join('');
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 4\n0000000000 65535 f \n${rows}trailer<</Size 4/Root 1 0 R>>\n`;
  const padding = (start: number) => `%${'x'.repeat(Math.max(0, size - start - 2))}\n`;
  const tail = (start: number) => `${table}startxref\n${start}\n%%EOF\n`;
  const filled = body + (size > 0 ? padding(body.length + tail(size).length) : '');
  return latin(filled + tail(filled.length));
}

/** An uncompressed ZIP file. */
export function zip(entries: Readonly<Record<string, string>>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const file = Buffer.concat([latin('PK\x03\x04'), common, Buffer.from(name), content]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(latin('PK\x01\x02\x14\x00'), common, rest, Buffer.from(name));
    files.push(file);
    offset += file.length;
  }
  const end = Buffer.alloc(18);
  const count = Object.keys(entries).length;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, ...directory, latin('PK\x05\x06'), end]);
}

const wordParts = {
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  'word/document.xml':
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>',
};

export const docx = () => zip(wordParts);
const relations = (inside: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`;
/** A Word document with one relationship to something outside it. */
export const docxWithRelation = (type: string, target: string) =>
  zip({
    ...wordParts,
    'word/_rels/settings.xml.rels': relations(
      `<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/>`,
    ),
  });
export const docxWithMacros = () => zip({ ...wordParts, 'word/vbaProject.bin': 'macro' });

const sector = 512;
const [freeSector, endOfChain, tableSector] = [0xffffffff, 0xfffffffe, 0xfffffffd];

function directoryEntry(name: string, type: number, start: number, size: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(type, 66);
  for (const at of [68, 72, 76]) entry.writeUInt32LE(freeSector, at);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}

/** A compound file with one 4096-byte stream, by default Word's, and perhaps an empty storage. */
export function doc(stream = 'WordDocument', storage?: string): Buffer {
  const header = Buffer.alloc(sector, 0xff);
  header.fill(0, 8, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  for (const [value, at] of [
    [0x3e, 24],
    [3, 26],
    [0xfffe, 28],
    [9, 30],
    [6, 32],
  ] as const)
    header.writeUInt16LE(value, at);
  for (const [value, at] of [
    [1, 44],
    [1, 48],
    [4096, 56],
    [endOfChain, 60],
    [endOfChain, 68],
    [0, 76],
  ] as const)
    header.writeUInt32LE(value, at);
  const table = Buffer.alloc(sector, 0xff);
  const chain = [tableSector, endOfChain, 3, 4, 5, 6, 7, 8, 9, endOfChain];
  for (const [index, next] of chain.entries()) table.writeUInt32LE(next, 4 * index);
  const directory = Buffer.concat([
    directoryEntry('Root Entry', 5, endOfChain, 0),
    directoryEntry(stream, 2, 2, 4096),
    storage ? directoryEntry(storage, 1, 0, 0) : Buffer.alloc(128),
    Buffer.alloc(128),
  ]);
  return Buffer.concat([header, table, directory, Buffer.alloc(4096, 0x20)]);
}

export const docWithMacros = () => doc('WordDocument', 'Macros');
