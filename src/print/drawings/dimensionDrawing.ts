import type { Product } from '../../content/schemas/product.ts';
import { paper } from '../theme.ts';
import type { Drawing, Label } from './drawing.ts';

type Body = Product['body'];

/** The largest drawing of the two views, without their figures. */
const room = { width: 326, height: 190 };
/** For the figures: left of the front, between the views, below. */
const margin = { left: 74, gap: 50, right: 24, top: 12, bottom: 42 };
const tenth = (n: number) => Math.round(n * 10) / 10;

/** A line with a stroke across each end. */
function dimension(x1: number, y1: number, x2: number, y2: number): string {
  const tick = x1 === x2 ? 'm-5 0h10' : 'm0-5v10';
  return `M${tenth(x1)} ${tenth(y1)}${tick}M${tenth(x2)} ${tenth(y2)}${tick}M${tenth(x1)} ${tenth(y1)}L${tenth(x2)} ${tenth(y2)}`;
}

/** What stands under the housing: feet or castors, within its height. */
function feet(housing: Body['housing'], x: number, base: number, length: number): string {
  if (housing !== 'bench' && housing !== 'cabinet') return '';
  const size = Math.min(6, length / 8);
  return `M${tenth(x + size)} ${tenth(base)}v-${size}h${size}v${size}M${tenth(x + length - size)} ${tenth(base)}v-${size}h-${size}v${size}`;
}

/** Front and side of the housing to one scale, with width, height and depth. */
export function dimensionDrawing({ housing, count, widthMm, heightMm, depthMm }: Body): Drawing {
  const scale = Math.min(room.width / (widthMm + depthMm), room.height / heightMm);
  const [front, side, high] = [widthMm * scale, depthMm * scale, heightMm * scale];
  const { left } = margin;
  const second = left + front + margin.gap;
  const base = margin.top + high;
  const height = tenth(base + margin.bottom);
  const width = tenth(second + side + margin.right);
  const open = housing === 'tower' || housing === 'open-frame' || housing === 'column';
  const outline = (x: number, length: number) =>
    `<rect x="${tenth(x)}" y="${margin.top}" width="${tenth(length)}" height="${tenth(high)}" fill="${paper.surface}" stroke="${paper.ink}" stroke-width="1.3"${open ? ' stroke-dasharray="6 3"' : ''}/>`;
  const between = Array.from({ length: housing === 'cabinet' ? count - 1 : 0 }, (_, i) => {
    return `M${tenth(left + (front * (i + 1)) / count)} ${margin.top}v${tenth(high)}`;
  });
  const label = (words: number, x: number, y: number, anchor: 'middle' | 'end'): Label => ({
    words: String(words),
    x,
    y,
    anchor,
    colour: 'ink',
  });
  const below = base + 16;
  return {
    width,
    height,
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
      outline(left, front),
      outline(second, side),
      `<path d="${between.join('')}${feet(housing, left, base, front)}${feet(housing, second, base, side)}" fill="none" stroke="${paper.edge}"/>`,
      `<path d="${dimension(left - 16, margin.top, left - 16, base)}${dimension(left, below, left + front, below)}${dimension(second, below, second + side, below)}" fill="none" stroke="${paper.muted}"/>`,
      `<path d="M${tenth(left - 30)} ${tenth(base)}H${tenth(second + side + 16)}" stroke="${paper.edge}"/>`,
      '</svg>',
    ].join(''),
    labels: [
      label(heightMm, left - 24, margin.top + high / 2 + 4.5, 'end'),
      label(widthMm, left + front / 2, below + 18, 'middle'),
      label(depthMm, second + side / 2, below + 18, 'middle'),
    ],
  };
}
