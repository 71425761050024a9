import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { joinPieces, packPiece, storePiece } from './gzipPieces.ts';

test('pieces packed apart are one gzip file, in any order and number', () => {
  const page = packPiece('<p>Surge</p>'.repeat(4000), 9);
  const word = storePiece('5 kΩ “burst”');
  for (const pieces of [
    [page],
    [word],
    [],
    [word, page, word, word, page],
    [page, storePiece('')],
  ]) {
    const { body, gzip } = joinPieces(pieces);
    expect(gunzipSync(gzip)).toEqual(body);
    expect(body.toString()).toBe(pieces.map(({ plain }) => plain.toString()).join(''));
  }
  expect(joinPieces([page, word, page]).gzip.length).toBeLessThan(1000);
});
