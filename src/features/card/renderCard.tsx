import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp from 'sharp';
import { madeOnce } from '../../pictures/madeOnce.ts';
import { PageCard } from './PageCard.tsx';

const font = (weight: 400 | 600) => ({
  name: 'Plex Sans',
  weight,
  data: readFileSync(`src/assets/fonts/plex-sans-${weight}.ttf`),
});
const fonts = [font(400), font(600)];

const size = { width: 1200, height: 630 };

export function renderCard(title: string, address: string): Promise<Uint8Array> {
  const card = <PageCard title={title} address={address} />;
  const parts = ['card', JSON.stringify(size), ...fonts.map(({ data }) => data)];
  return madeOnce([...parts, renderToStaticMarkup(card)], async () => {
    const svg = await satori(card, { ...size, fonts });
    return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  });
}
