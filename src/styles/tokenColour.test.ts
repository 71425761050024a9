import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { tokenColour } from './tokenColour.ts';

test('a colour is found through its meaning and its theme', () => {
  expect(tokenColour('accent', 'light')).toBe(tokenColour('teal', 'light'));
  expect(tokenColour('accent', 'dark')).toBe(tokenColour('phosphor', 'dark'));
  expect(tokenColour('on-accent', 'dark')).toBe(tokenColour('ink', 'dark'));
  expect(() => tokenColour('accnt', 'light')).toThrow('has no --accnt');
});

const illustrations = readdirSync('src/assets/illustrations').map(
  (name) => `src/assets/illustrations/${name}`,
);

test.each([
  ['public/favicon.svg', ['ink', 'paper', 'teal', 'phosphor']],
  ['public/images/placeholder.svg', ['teal']],
  ...illustrations.map((file) => [file, ['ink', 'paper', 'teal', 'phosphor']] as const),
] as const)('%s is drawn in the colours of tokens.css', (file, tokens) => {
  const drawing = readFileSync(file, 'utf8');
  const missing = tokens
    .map((token) => `--${token} ${tokenColour(token, 'light')}`)
    .filter((token) => !drawing.includes(token.slice(-7)));
  expect(missing, `Replace the old colours in ${file}`).toEqual([]);
});

test.each(['icon-192', 'icon-512', 'icon-maskable-512', 'apple-touch-icon'])(
  'public/icons/%s.png is drawn in the colours of tokens.css',
  async (name) => {
    const file = `public/icons/${name}.png`;
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    const seen = new Set<string>();
    for (let at = 0; at < data.length; at += info.channels)
      seen.add(`#${data.subarray(at, at + 3).toString('hex')}`);
    const missing = ['ink', 'phosphor']
      .map((token) => `--${token} ${tokenColour(token, 'light')}`)
      .filter((token) => !seen.has(token.slice(-7)));
    expect(missing, `Draw ${file} again from public/favicon.svg`).toEqual([]);
  },
);
