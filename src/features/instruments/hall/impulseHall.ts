import type { CatalogueProduct } from '../../../catalogue/catalogue.ts';
import { highestFigure } from '../../../catalogue/quantity.ts';

/** The ceilings a visitor may choose, in metres. */
export const ceilings = [3, 6, 9, 12, 16, 20, 24] as const;

/** Centimetres between the middles of neighbours, however small they are. */
const leastPitch = 130;
const gap = 85;
/** At either end. */
const forPerson = 200;
const housings = ['bench', 'cabinet', 'tower'];

/** The ceiling in metres that a product needs: the one it names, or its height and its clearance. */
const ceilingHeight = ({ ceilingMetres, clearanceMetres = 0, body }: CatalogueProduct): number =>
  ceilingMetres ?? body.heightMm / 1000 + clearanceMetres;

const ratedKilovolts = (product: CatalogueProduct) => highestFigure(product, 'V') / 1000;

/** Generators side by side in centimetres, the smallest first, by the ceilings they need. */
export function impulseHall(products: readonly CatalogueProduct[]) {
  const rank = ({ body }: CatalogueProduct) => housings.indexOf(body.housing);
  let x = forPerson;
  const items = products
    .toSorted((a, b) => rank(a) - rank(b) || ratedKilovolts(a) - ratedKilovolts(b))
    .map((product) => {
      const { name, path, body } = product;
      const width = body.widthMm / 10;
      const room = Math.max(width + gap, leastPitch);
      const needs = ceilingHeight(product);
      x += room;
      return {
        name,
        path,
        needs,
        ceiling: ceilings.find((ceiling) => ceiling >= needs) ?? ceilings[ceilings.length - 1],
        kilovolts: ratedKilovolts(product),
        onTable: body.housing === 'bench',
        stages: product.stages ?? 0,
        /** The middle of its place. */
        x: x - room / 2,
        room,
        width,
        height: body.heightMm / 10,
      };
    });
  return { width: Math.round(x + forPerson), items };
}

export type HallItem = ReturnType<typeof impulseHall>['items'][number];

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
