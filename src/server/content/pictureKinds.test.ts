import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureKinds } from './pictureKinds.ts';

const [logo, instrument] = pictureKinds;

test('a logo is drawn anew from its shapes; what else it has is refused or left out', async () => {
  const svg =
    '<svg viewBox="0 0 9 9" onload="x()"><title>A</title><path d="M0 0h9" style="a"/></svg>';
  expect(`${await logo.make(Buffer.from(svg))}`).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"></path></svg>\n',
  );
  for (const part of [
    '<script>x()</script>',
    '<image href="/a"/>',
    '<foreignObject/>',
    '<text>A</text>',
  ])
    expect(await logo.make(Buffer.from(`<svg viewBox="0 0 9 9">${part}</svg>`))).toMatch(
      /shapes only/,
    );
  expect(await logo.make(Buffer.from('<p>no</p>'))).toMatch(/shapes only/);
  expect(await logo.make(Buffer.from('no'))).toMatch(/not an SVG/);
});

test('a photo is re-encoded and no larger than it is shown; what is none is refused', async () => {
  const png = await sharp({ create: { width: 2000, height: 500, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .png()
    .toBuffer();
  const made = await instrument.make(png);
  if (typeof made === 'string') throw new Error(made);
  const { format, width, exif } = await sharp(made).metadata();
  expect({ format, width, exif }).toEqual({ format: 'webp', width: 1600, exif: undefined });
  expect(await instrument.make(Buffer.from('no'))).toMatch(/not a picture/);
});
