import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * An encrypted backup: these bytes, a salt, a tag that tells whether the passphrase is right, then
 * pieces of 64 KiB, each followed by its tag. The last piece is marked as such, so that a cut at any
 * place is noticed.
 */
export const mark = Buffer.from('site backup, encrypted 1\n');
export const saltBytes = 16;
export const tagBytes = 16;
export const pieceBytes = 64 * 1024;

const cipher = 'aes-256-gcm';
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const deriveKey = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt);

/** Takes about a second and 32 MB, so that guessing a passphrase is slow. */
export const keyOf = (passphrase: string, salt: Buffer) =>
  deriveKey(passphrase.normalize(), salt, 32, cost);

/** The number of a piece and whether it is the last. The salt gives every file a key of its own. */
function nonce(index: number, last: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(index, 0, 6);
  bytes[11] = last ? 1 : 0;
  return bytes;
}

function sealPiece(key: Buffer, index: number, last: boolean, piece: Buffer): Buffer {
  const sealing = createCipheriv(cipher, key, nonce(index, last));
  return Buffer.concat([sealing.update(piece), sealing.final(), sealing.getAuthTag()]);
}

/** Undefined if the piece was altered, or the key is another one. */
export function openPiece(key: Buffer, index: number, last: boolean, sealed: Buffer) {
  const opening = createDecipheriv(cipher, key, nonce(index, last));
  opening.setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([opening.update(sealed.subarray(0, -tagBytes)), opening.final()]);
  } catch {
    return undefined;
  }
}

/** Stands for the passphrase: an empty piece with a number that no piece of a file reaches. */
export const passphraseIndex = 2 ** 48 - 1;

/** Cuts a stream into pieces of `size` bytes. The last one, which may be empty, is marked. */
export async function* piecesOf(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ piece: Buffer; last: boolean }> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    const all = Buffer.concat(chunks);
    let from = 0;
    // A full piece is kept until more follows: it may be the last.
    for (; all.length - from > size; from += size)
      yield { piece: all.subarray(from, from + size), last: false };
    chunks = [all.subarray(from)];
    length = all.length - from;
  }
  yield { piece: Buffer.concat(chunks), last: true };
}

/** Encrypts a stream with a passphrase. */
export const sealStream = (passphrase: string) =>
  async function* seal(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(saltBytes);
    const key = await keyOf(passphrase, salt);
    yield Buffer.concat([mark, salt, sealPiece(key, passphraseIndex, true, Buffer.alloc(0))]);
    let index = 0;
    for await (const { piece, last } of piecesOf(source, pieceBytes))
      yield sealPiece(key, index++, last, piece);
  };
