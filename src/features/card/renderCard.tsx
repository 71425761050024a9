import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp from 'sharp';
import { digestOf, madeOnce } from '../../pictures/madeOnce.ts';
import { tokenColour } from '../../styles/tokenColour.ts';
import { PageCard } from './PageCard.tsx';

const font = (weight: 400 | 600) => ({
  name: 'Plex Sans',
  weight,
  data: readFileSync(`src/assets/fonts/plex-sans-${weight}.ttf`),
});
const fonts = [font(400), font(600)];

/** What messengers and social networks ask for, in pixels. */
const cardSize = { width: 1200, height: 630 } as const;

const { width, height } = cardSize;
const cell = 75;
const steps = (length: number) => Array.from({ length: length / cell }, (_, at) => at * cell + 0.5);
const lines = [
  ...steps(width).map((x) => `M${x} 0v${height}`),
  ...steps(height).map((y) => `M0 ${y}h${width}`),
];

/**
 * The squared ground of a preview image, as SVG. By Satori it would be a repeated gradient, which
 * takes ten times as long to draw as everything on it.
 */
const cardGround = [
  `<rect width="${width}" height="${height}" fill="${tokenColour('ground', 'dark')}"/>`,
  `<path d="${lines.join('')}" stroke="${tokenColour('raised', 'dark')}"/>`,
].join('');

const same = digestOf([JSON.stringify(cardSize), cardGround, ...fonts.map(({ data }) => data)]);

export function renderCard(title: string, address: string): Promise<Uint8Array> {
  const card = <PageCard title={title} address={address} />;
  return madeOnce(['card', same, renderToStaticMarkup(card)], async () => {
    const svg = await satori(card, { ...cardSize, fonts });
    // Behind everything else: right after the opening tag.
    const whole = svg.replace('>', `>${cardGround}`);
    return sharp(Buffer.from(whole))
      .png({ palette: true, effort: 1, colours: 32, dither: 0 })
      .toBuffer();
  });
}
