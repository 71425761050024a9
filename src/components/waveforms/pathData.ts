import type { Point } from './tracePoints.ts';

const inTenths = (n: number) => Math.round(n * 10);

/** Tenths in SVG's shortest notation: `.5`, `-3`, `12.4`. */
const short = (tenths: number) => String(tenths / 10).replace(/^(-?)0\./, '$1.');

/** An open path through the points, rounded to tenths, in relative steps to keep it short. */
export function pathData(points: readonly Point[]): string {
  let x = 0;
  let y = 0;
  let path = '';
  let command = '';
  for (const point of points) {
    const dx = inTenths(point[0]) - x;
    const dy = inTenths(point[1]) - y;
    if (path !== '' && dx === 0 && dy === 0) continue;
    const next = path === '' ? 'm' : dx === 0 ? 'v' : dy === 0 ? 'h' : 'l';
    const numbers = (next === 'v' ? [dy] : next === 'h' ? [dx] : [dx, dy]).map(short);
    for (const [i, number] of numbers.entries()) {
      const starts = i === 0 && next !== command;
      path += starts ? next : number.startsWith('-') ? '' : ' ';
      path += number;
    }
    // Further pairs after a move are lines implicitly.
    command = next === 'm' ? 'l' : next;
    x += dx;
    y += dy;
  }
  return path;
}
