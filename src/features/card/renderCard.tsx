import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp from 'sharp';
import { digestOf, madeOnce } from '../../pictures/madeOnce.ts';
import { cardGround, cardSize } from './cardGround.ts';
import { PageCard } from './PageCard.tsx';

const font = (weight: 400 | 600) => ({
  name: 'Plex Sans',
  weight,
  data: readFileSync(`src/assets/fonts/plex-sans-${weight}.ttf`),
});
const fonts = [font(400), font(600)];
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
