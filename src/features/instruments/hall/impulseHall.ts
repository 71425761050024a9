import type { CatalogueProduct } from '../../../catalogue/catalogue.ts';
import { ceilingHeight } from './ceilingHeight.ts';

/** The ceilings a visitor may choose, in metres. */
export const ceilings = [3, 6, 9, 12, 16, 20, 24] as const;

/** Centimetres between the middles of neighbours, however small they are. */
const leastPitch = 130;
const gap = 85;
/** At either end. */
const forPerson = 200;
const housings = ['bench', 'cabinet', 'tower'];

/** "Total charging voltage 2400 kV (12 × 200 kV)" */
function stagesOf({ specs, body }: CatalogueProduct): number {
  if (body.housing !== 'tower') return 0;
  const [, stages] = specs.map(({ label }) => /\((\d+) × \d+ kV\)/.exec(label)).find(Boolean) ?? [];
  return Number(stages ?? 1);
}

function ratedKilovolts({ chargingVolts, waves }: CatalogueProduct): number {
  return (chargingVolts ?? Math.max(...waves.map(({ maxVolts = 0 }) => maxVolts))) / 1000;
}

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
        stages: stagesOf(product),
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
