import { BackupError, pieceCount, type Row } from './backupFormat.ts';

const damaged = () => new BackupError('The backup is damaged: a file in it is incomplete');

/**
 * Reads the files of rows from the lines that follow each. They are valid until the next row is read:
 * all share one buffer per column, because new ones would pile up faster than they are collected.
 */
export function fileReader(lines: AsyncIterator<string>) {
  const buffers = new Map<string, Buffer>();

  function bufferFor(column: string, length: number): Buffer {
    let buffer = buffers.get(column);
    if (!buffer || buffer.length < length) {
      buffer = Buffer.alloc(length);
      buffers.set(column, buffer);
    }
    return buffer.subarray(0, length);
  }

  return async (lengths: Readonly<Record<string, number>> = {}): Promise<Row> => {
    const files: Row = {};
    for (const [column, length] of Object.entries(lengths)) {
      const file = bufferFor(column, length);
      let filled = 0;
      for (let piece = 0; piece < pieceCount(length); piece++) {
        const { value, done } = await lines.next();
        const text: unknown = done ? undefined : JSON.parse(value);
        if (typeof text !== 'string') throw damaged();
        filled += file.write(text, filled, 'base64');
      }
      if (filled !== length) throw damaged();
      files[column] = file;
    }
    return files;
  };
}
