import sharp from 'sharp';
import { expect, test } from 'vitest';
import { tokenColour } from '../../styles/tokenColour.ts';
import { renderCard } from './card.ts';

/** The rows of a picture in which a colour of the dark theme stands, as first and last. */
async function span(card: Uint8Array, token: string): Promise<[first: number, last: number]> {
  const { data, info } = await sharp(card)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colour = tokenColour(token, 'dark');
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const isColour = (at: number) =>
    channels.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 12);
  const rows: number[] = [];
  for (let at = 0; at < data.length; at += 3)
    if (isColour(at)) rows.push(Math.floor(at / 3 / info.width));
  return [rows[0] ?? Number.NaN, rows.at(-1) ?? Number.NaN];
}

test('a card has the size that messengers ask for, the ground below a line of the graticule, and the address at its foot', async () => {
  const card = await renderCard('Careers', 'https://example.com/careers');
  const { format, width, height } = await sharp(card).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  expect(await span(card, 'ground')).toEqual([1, 629]);
  const [, foot] = await span(card, 'accent');
  expect(foot).toBeGreaterThan(540);
  expect(foot).toBeLessThan(566);
});

test('a long title stays within the margins, above its address', async () => {
  const title = 'How to test surge immunity of a mains port to IEC 61000-4-5 in the laboratory';
  const [first, last] = await span(await renderCard(title, '/help/surge'), 'text');
  expect(first).toBeGreaterThanOrEqual(64);
  expect(last).toBeLessThan(480);
});

test('a title is words, never markup', async () => {
  const card = await renderCard('#let x = [ *1* $2$ @y <b> \\', '/');
  expect((await sharp(card).metadata()).height).toBe(630);
});
