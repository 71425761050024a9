import { crc32 } from 'node:zlib';

/** A ZIP file with these names in it, each holding a few bytes. */
export function makeZip(names: readonly string[]): Buffer {
  const content = Buffer.from('<xml/>');
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const title = Buffer.from(name);
    const sizes = Buffer.alloc(16);
    sizes.writeUInt32LE(crc32(content), 0);
    sizes.writeUInt32LE(content.length, 4);
    sizes.writeUInt32LE(content.length, 8);
    sizes.writeUInt16LE(title.length, 12);
    const local = Buffer.concat([
      Buffer.from('504b0304140000000000000000 00'.replace(' ', ''), 'hex'),
      sizes,
      title,
      content,
    ]);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    sizes.copy(entry, 16, 0, 14);
    entry.writeUInt32LE(offset, 42);
    locals.push(local);
    entries.push(Buffer.concat([entry, title]));
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
