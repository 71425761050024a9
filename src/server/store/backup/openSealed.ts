import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { BackupError } from './backupFormat.ts';
import {
  keyOf,
  mark,
  openPiece,
  passphraseIndex,
  pieceBytes,
  piecesOf,
  saltBytes,
  tagBytes,
} from './sealFormat.ts';

const headBytes = mark.length + saltBytes + tagBytes;

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function* decrypt(file: string, key: Buffer): AsyncGenerator<Buffer> {
  let index = 0;
  const source = createReadStream(file, { start: headBytes });
  for await (const { piece, last } of piecesOf(source, pieceBytes + tagBytes)) {
    const opened = piece.length >= tagBytes ? openPiece(key, index, last, piece) : undefined;
    if (!opened)
      throw new BackupError(
        last && piece.length < tagBytes
          ? 'The backup is incomplete: it ends too early'
          : last
            ? 'The backup was cut off or altered: its end does not match its seal'
            : `The backup was altered: its part ${index + 1} does not match its seal`,
      );
    yield opened;
    index++;
  }
}

const hasMark = (head: Buffer) => head.subarray(0, mark.length).equals(mark);

export const isSealed = async (file: string) => hasMark(await readHead(file));

/**
 * The contents of a backup file, decrypted if it is encrypted. The passphrase is checked before
 * anything is returned.
 */
export async function openSealed(file: string, passphrase: string | undefined) {
  const head = await readHead(file);
  if (!hasMark(head)) return createReadStream(file);
  if (!passphrase)
    throw new BackupError('The backup is encrypted: set BACKUP_PASSPHRASE to read it');
  if (head.length < headBytes) throw new BackupError('The backup is incomplete: it ends too early');
  const salt = head.subarray(mark.length, mark.length + saltBytes);
  const key = await keyOf(passphrase, salt);
  if (!openPiece(key, passphraseIndex, true, head.subarray(-tagBytes)))
    throw new BackupError('BACKUP_PASSPHRASE is not the one this backup was encrypted with');
  return decrypt(file, key);
}
