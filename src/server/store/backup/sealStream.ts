import { randomBytes } from 'node:crypto';
import { piecesOf } from './piecesOf.ts';
import { keyOf, mark, passphraseIndex, pieceBytes, saltBytes, sealPiece } from './sealFormat.ts';

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
