import { tokenColour } from '../../styles/tokenColour.ts';

/** What messengers and social networks ask for, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

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
export const cardGround = [
  `<rect width="${width}" height="${height}" fill="${tokenColour('ground', 'dark')}"/>`,
  `<path d="${lines.join('')}" stroke="${tokenColour('raised', 'dark')}"/>`,
].join('');
