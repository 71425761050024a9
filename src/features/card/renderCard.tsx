import { readFileSync } from 'node:fs';
import satori from 'satori';
import sharp from 'sharp';
import { PageCard } from './PageCard.tsx';

const font = (weight: 400 | 600) => ({
  name: 'Plex Sans',
  weight,
  data: readFileSync(`src/assets/fonts/plex-sans-${weight}.ttf`),
});
const fonts = [font(400), font(600)];

export async function renderCard(title: string, address: string): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await satori(<PageCard title={title} address={address} />, {
    width: 1200,
    height: 630,
    fonts,
  });
  const png = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  return new Uint8Array(png);
}
