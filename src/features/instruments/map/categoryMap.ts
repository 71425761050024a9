import type { CatalogueProduct } from '../../../catalogue/catalogue.ts';

type Mapped = Pick<CatalogueProduct, 'slug' | 'name' | 'role' | 'waves' | 'eut' | 'path'>;

interface Measure {
  label: string;
  /** Of the figures on its axis. */
  unit: 'V' | 'A';
  of: (product: Mapped) => number;
}

const most = (values: readonly (number | undefined)[]) =>
  Math.max(0, ...values.map((value) => value ?? 0));

const volts: Measure = {
  label: 'Highest voltage',
  unit: 'V',
  of: ({ waves }) => most(waves.map(({ maxVolts }) => maxVolts)),
};
const amperes: Measure = {
  label: 'Highest current',
  unit: 'A',
  of: ({ waves }) => most(waves.map(({ maxAmperes }) => maxAmperes)),
};
const supply: Measure = {
  label: 'Current of the supply it carries',
  unit: 'A',
  of: ({ eut }) => most([eut?.maxAmperes, eut?.dcMaxAmperes]),
};

/** Ends of a logarithmic axis, a little beyond the values, and its figures. */
function logScale(values: readonly number[]) {
  const low = Math.min(...values) / 1.5;
  const high = Math.max(...values) * 1.5;
  const powers = Array.from({ length: 12 }, (_, i) => 10 ** (i - 3));
  const steps = high / low > 300 ? [1] : high / low > 20 ? [1, 3] : [1, 2, 3, 5, 7];
  const ticks = powers.flatMap((power) => steps.map((step) => step * power));
  const share = (value: number) => Math.log(value / low) / Math.log(high / low);
  return { share, ticks: ticks.filter((tick) => tick >= low && tick <= high) };
}

/** What the map's lettering takes of it, at the size at which it is shown on a wide screen. */
const letter = { across: 8.2 / 1130, down: 20 / 200 };
/** Where a name may stand beside its dot: right, left, above, below. */
const places = ['right', 'left', 'above', 'below'] as const;

/** Gives each dot the first place at which its name lies on no other name or dot. */
function placeNames<Dot extends { name: string; x: number; y: number }>(dots: readonly Dot[]) {
  const taken = dots.map(({ x, y }) => ({ x, y, width: 0.012, height: letter.down * 0.6 }));
  return dots.map((dot) => {
    const width = dot.name.length * letter.across;
    const boxes = places.map((place) => {
      const aside = place === 'right' ? 1 : place === 'left' ? -1 : 0;
      const up = place === 'above' ? 1 : place === 'below' ? -1 : 0;
      return {
        place,
        x: dot.x + aside * (width / 2 + 0.011),
        y: dot.y + up * letter.down * 0.95,
        width,
        height: letter.down * 0.8,
      };
    });
    const free = boxes.find(
      (box) =>
        box.x - box.width / 2 > 0 &&
        box.x + box.width / 2 < 1 &&
        taken.every(
          (other) =>
            (Math.abs(other.x - dot.x) < 1e-9 && Math.abs(other.y - dot.y) < 1e-9) ||
            Math.abs(other.x - box.x) * 2 > other.width + box.width ||
            Math.abs(other.y - box.y) * 2 > other.height + box.height,
        ),
    );
    if (free) taken.push(free);
    return { ...dot, place: free?.place };
  });
}

/**
 * A category at a glance: each instrument a dot over what it is chosen by. Voltage over current, of
 * the output or of the supply it carries; over one of them where the others have no such figure.
 */
export function categoryMap(products: readonly Mapped[]) {
  const carries = products.some(({ role }) => role === 'coupling-network');
  const count = (measure: Measure) => products.filter((one) => measure.of(one) > 0).length;
  const enough = Math.max(3, products.length * 0.6);
  const across = (carries ? [supply, amperes] : [amperes, supply]).find(
    (measure) => count(measure) >= enough,
  );
  const up = count(volts) >= enough ? volts : undefined;
  const [x, y] = across && up ? [across, up] : [up ?? across, undefined];
  if (!x) return undefined;
  const shown = products.filter((one) => x.of(one) > 0 && (!y || y.of(one) > 0));
  const axisOf = ({ label, unit, of }: Measure) => {
    const values = shown.map(of);
    const kilo = Math.max(...values) >= 1000 ? 1000 : 1;
    const { share, ticks } = logScale(values);
    return {
      label: `${label} (${kilo > 1 ? 'k' : ''}${unit})`,
      share: (product: Mapped) => share(of(product)),
      ticks: ticks.map((tick) => ({
        text: String(Number((tick / kilo).toPrecision(3))),
        at: share(tick),
      })),
    };
  };
  const [xAxis, yAxis] = [axisOf(x), y && axisOf(y)];
  const dots = shown
    .map((product) => ({
      slug: product.slug,
      name: product.name,
      href: product.path,
      x: xAxis.share(product),
      y: yAxis?.share(product) ?? 0.5,
    }))
    .toSorted((a, b) => a.x - b.x);
  return { x: xAxis, y: yAxis, dots: placeNames(dots), left: products.length - shown.length };
}

export type CategoryMapData = NonNullable<ReturnType<typeof categoryMap>>;
