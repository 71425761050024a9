import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isAnimated, pictureType } from './acceptedFiles.ts';

const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
const frame = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'recognises %s by its content',
  async (kind) => {
    const bytes = await plain.clone().toFormat(kind).toBuffer();
    expect(pictureType(bytes)).toBe(`image/${kind}`);
    expect(isAnimated(bytes)).toBe(false);
  },
);

test('recognises nothing else', async () => {
  const others = [
    await plain.clone().gif().toBuffer(),
    Buffer.from('<svg/>'),
    Buffer.from('%PDF-1.4'),
  ];
  for (const bytes of [...others, Buffer.alloc(0)]) expect(pictureType(bytes)).toBeUndefined();
});

test('tells an animated WebP and an animated PNG', async () => {
  const frames = await Promise.all(['red', 'green', 'blue'].map(frame));
  const webp = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(isAnimated(webp)).toBe(true);
  const png = await plain.clone().png().toBuffer();
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  expect(isAnimated(Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]))).toBe(true);
});
