import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A piece of a page, compressed so that it can follow any other. */
export interface GzipPiece {
  plain: Buffer;
  packed: Buffer;
}

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty block that says it is the last one. */
const end = Buffer.from([3, 0]);

export function packPiece(text: string, level: number): GzipPiece {
  const plain = Buffer.from(text);
  const finishFlush = constants.Z_FULL_FLUSH;
  return { plain, packed: deflateRawSync(plain, { level, finishFlush }) };
}

/** A few words, as they are: compressing them would save nothing. */
export function storePiece(text: string): GzipPiece {
  const plain = Buffer.from(text);
  const length = Buffer.alloc(5);
  length.writeUInt16LE(plain.length, 1);
  length.writeUInt16LE(0xffff - plain.length, 3);
  return { plain, packed: Buffer.concat([length, plain]) };
}

export function joinPieces(pieces: readonly GzipPiece[]): { body: Buffer; gzip: Buffer } {
  const body = Buffer.concat(pieces.map(({ plain }) => plain));
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(body), 0);
  trailer.writeUInt32LE(body.length, 4);
  const packed = pieces.map((piece) => piece.packed);
  return { body, gzip: Buffer.concat([header, ...packed, end, trailer]) };
}
