import { expect, test } from 'vitest';
import { doc, zip } from '../../tests/support/documents.ts';
import { compoundNames, isWholeCompoundFile } from './compoundFile.ts';
import { fileKind } from './fileKind.ts';
import { plainSerial } from './support.ts';
import { zipEntries } from './zipEntries.ts';

const text = (data: Uint8Array) => Buffer.from(data).toString();
const list = (content: Uint8Array) =>
  zipEntries(content).map(({ name, method, data }) => [name, method, text(data)]);
const files = zip({ 'a.txt': 'one', 'ü/b.txt': 'two' });

test('the directory of a ZIP file names its parts with what they hold', () => {
  const parts = [
    ['a.txt', 0, 'one'],
    ['ü/b.txt', 0, 'two'],
  ];
  expect(list(files)).toEqual(parts);
  expect(list(Buffer.concat([files, Buffer.from('a comment')]))).toEqual(parts);
  expect(list(Buffer.concat([files, Buffer.alloc(0xffff)]))).toEqual(parts);
  expect(list(new Uint8Array(Buffer.concat([Buffer.alloc(7), files]).subarray(7)))).toEqual(parts);
});

test('extra fields and comments of a part are passed over', () => {
  const content = Buffer.from(files);
  const second = content.lastIndexOf('PK\x01\x02', undefined, 'latin1');
  const grown = Buffer.concat([
    content.subarray(0, second),
    Buffer.alloc(5),
    content.subarray(second),
  ]);
  const first = grown.indexOf('PK\x01\x02', 0, 'latin1');
  grown.writeUInt16LE(2, first + 30);
  grown.writeUInt16LE(3, first + 32);
  expect(list(grown).map(([name]) => name)).toEqual(['a.txt', 'ü/b.txt']);
});

test('a directory that is cut, lies, or is missing has no parts', () => {
  const wrong = Buffer.from(files);
  wrong[wrong.lastIndexOf('PK\x01\x02', undefined, 'latin1')] = 0;
  const beyond = Buffer.from(files);
  beyond.writeUInt32LE(files.length, files.length - 6);
  const far = Buffer.concat([files, Buffer.alloc(0x10000)]);
  for (const broken of [
    wrong,
    beyond,
    far,
    files.subarray(0, -1),
    new Uint8Array(),
    Buffer.alloc(21),
  ])
    expect(zipEntries(broken)).toEqual([]);
});

test('a part whose place is beyond the end holds nothing', () => {
  const lost = Buffer.from(files);
  lost.writeUInt32LE(lost.length, lost.indexOf('PK\x01\x02', 0, 'latin1') + 42);
  expect(list(lost)[0]).toEqual(['a.txt', 0, '']);
});

test('a compound file is whole when its last sector in use is there', () => {
  const whole = doc();
  expect(isWholeCompoundFile(whole)).toBe(true);
  expect(isWholeCompoundFile(whole.subarray(0, -511))).toBe(true);
  expect(isWholeCompoundFile(whole.subarray(0, -512))).toBe(false);
  expect(isWholeCompoundFile(whole.subarray(0, 511))).toBe(false);
  for (const [at, value] of [
    [30, 8],
    [44, 0],
  ] as const) {
    const odd = Buffer.from(whole);
    odd.writeUInt16LE(value, at);
    expect(isWholeCompoundFile(odd), `${at}`).toBe(false);
  }
  const beyond = Buffer.from(whole);
  beyond.writeUInt32LE(1000, 76);
  expect(isWholeCompoundFile(beyond)).toBe(false);
});

test('names are those of streams and storages alone, in lower case', () => {
  expect(compoundNames(doc('WordDocument', 'Macros'))).toEqual(['worddocument', 'macros']);
  const entry = 512 * 2 + 128;
  const changed = (at: number, value: number) => {
    const content = doc();
    content.writeUInt8(value, entry + at);
    return compoundNames(content);
  };
  expect(changed(66, 1)).toEqual(['worddocument']);
  for (const [at, value] of [
    [66, 0],
    [66, 3],
    [64, 3],
    [64, 25],
    [64, 66],
  ] as const)
    expect(changed(at, value), `${at} ${value}`).toEqual([]);
  expect(changed(64, 4)).toEqual(['w']);
});

test('pictures are known by how they begin', () => {
  const png = Buffer.from('89504e470d0a1a0a00', 'hex');
  const jpeg = Buffer.from('ffd8ffe0', 'hex');
  expect([fileKind(png), fileKind(jpeg)]).toEqual(['png', 'jpeg']);
  expect([fileKind(png.subarray(1)), fileKind(jpeg.subarray(0, 2))]).toEqual([
    undefined,
    undefined,
  ]);
});

test('serial numbers are compared in capitals, without spaces around them', () => {
  expect(plainSerial(' ab 12 ')).toBe('AB 12');
  for (const none of ['', '  ', undefined, 5]) expect(plainSerial(none)).toBeNull();
});
