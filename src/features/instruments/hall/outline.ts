import type { HallItem } from './impulseHall.ts';

const whole = (n: number) => Math.round(n);
const box = (x: number, y: number, width: number, height: number) =>
  `M${whole(x)} ${whole(y)}h${whole(width)}v${whole(height)}h${whole(-width)}z`;

/** Stages between insulators on a base, under an electrode. */
function tower({ x, width, height, stages }: HallItem, floor: number): string {
  const base = height * 0.06 + 10;
  const electrode = Math.min(60, height * 0.06);
  const pitch = (height - base - electrode) / stages;
  const decks = Array.from({ length: stages }, (_, stage) => {
    const top = floor - base - (stage + 1) * pitch;
    return (
      box(x - width * 0.34, top, width * 0.68, pitch * 0.42) +
      box(x - width * 0.26, top + pitch * 0.42, width * 0.1, pitch * 0.58) +
      box(x + width * 0.16, top + pitch * 0.42, width * 0.1, pitch * 0.58)
    );
  });
  const round = whole(electrode / 2);
  const span = whole(width * 0.6);
  const left = whole(x - span / 2);
  return (
    box(x - width / 2, floor - base, width, base) +
    decks.join('') +
    `M${left} ${whole(floor - height)}h${span}a${round} ${round} 0 0 1 0 ${2 * round}h${-span}a${round} ${round} 0 0 1 0 ${-2 * round}z`
  );
}

/** The front of a generator as a path, in centimetres, on a floor or table at the given height. */
export function outline(item: HallItem, floor: number): string {
  if (item.stages > 0) return tower(item, floor);
  return box(item.x - item.width / 2, floor - item.height, item.width, item.height);
}
