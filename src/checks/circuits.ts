import { type CheckedProduct, type Content, rowOf } from './content.ts';
import { type Figure, figureInRow, needed, numbersIn } from './figures.ts';
import { type Fault, fault, type Said } from './finding.ts';

/** What a 2 Ω combination wave drives through a protector of some residual voltage, in kA. */
const throughProtector = (kilovolts: number, residual: number) => (kilovolts - residual) / 2;

function* protectors(product: CheckedProduct, kilovolts: number): Iterable<Fault> {
  const details = product.table.map(
    ({ detail }, index): Said => ({ text: detail, path: ['table', index, 'detail'] }),
  );
  const intro = { text: product.intro, path: ['intro'] };
  const printed = [
    ...numbersIn(details, /([\d.]+) kA at ([\d.]+) kV/g),
    ...numbersIn([intro], /([\d.]+) kA through a protector of ([\d.]+) kV/g),
  ];
  for (const { path, numbers } of printed) {
    const [kiloamperes = 0, residual = 0] = numbers;
    const right = throughProtector(kilovolts, residual);
    if (kiloamperes !== right) {
      const reason = `Through a protector of ${residual} kV, ${kilovolts} kV drive ${right} kA, as the wave has 2 Ω.`;
      yield fault(product, path, reason);
    }
  }
  for (const [index, { levels = '', upTo }] of product.covers.entries()) {
    const [, residual] = /residual voltage to (\d+) kV/.exec(levels) ?? [];
    const right = 1000 * throughProtector(kilovolts, Number(residual));
    if (residual !== undefined && upTo !== right)
      yield fault(product, ['covers', index, 'upTo'], `At this residual voltage it is ${right} A.`);
  }
}

/** Insulation resistance ends where the error of the current would hide it. */
function* insulation(product: CheckedProduct): Iterable<Fault> {
  const error = figureInRow(product, 'Accuracy', /± ([\d.]+) (µ)A/);
  const row = rowOf(product, 'Insulation resistance');
  if (!row) return;
  yield* needed(product, error, 'specification', 'Accuracy: ± 1 µA');
  for (const { path, numbers } of numbersIn([row], /([\d.]+) GΩ at ([\d.]+) kV/g)) {
    const [gigaohms = 0, kilovolts = 0] = numbers;
    // Kilovolts by gigaohms are microamperes.
    const share = ((error?.value ?? 0) * 1e6 * gigaohms) / kilovolts;
    if (share > 0.2) {
      const reason = `At ${kilovolts} kV the error of the current is ${Math.round(100 * share)} % of what flows through ${gigaohms} GΩ; at most 20 % is measuring.`;
      yield fault(product, path, reason);
    }
  }
}

interface Loop {
  henries: number;
  ohms: number;
  farads: number;
  /** Residual voltage of an arrester block, in volts; it does not conduct below that. */
  residual?: number;
}

/** The swing below zero of a discharge at 80 kV, as a share of the peak. */
function swing({ henries, ohms, farads, residual = 0 }: Loop): number {
  const step = 1e-9;
  let [charge, current, peak, trough] = [80e3 * farads, 0, 0, 0];
  for (let time = 0; time < 40e-6; time += step) {
    const volts = charge / farads;
    const against = current === 0 ? Math.sign(volts) * residual : Math.sign(current) * residual;
    const next = current + ((volts - against - ohms * current) / henries) * step;
    // At a zero of the current, a block conducts again only above its residual voltage.
    current = current * next < 0 && Math.abs(volts) < residual ? 0 : next;
    if (current === 0 && Math.abs(volts) < residual) break;
    charge -= current * step;
    peak = Math.max(peak, current);
    trough = Math.min(trough, current);
  }
  return -trough / peak;
}

/** How far the 4/10 µs loop swings back. */
function* reversal(product: CheckedProduct): Iterable<Fault> {
  const printed = rowOf(product, 'Reversal of polarity');
  if (!printed) return;
  const henries = figureInRow(product, 'Loop', /([\d.]+) (µ)H/);
  const ohms = figureInRow(product, 'Loop', /([\d.]+) Ω/);
  const farads = figureInRow(product, 'Bank', /([\d.]+) (µ)F/);
  yield* needed(product, henries && ohms, 'specification', 'Loop: 1.2 µH, 0.5 Ω');
  yield* needed(product, farads, 'specification', 'Bank: 6.25 µF');
  if (!henries || !ohms || !farads) return;
  const loop = { henries: henries.value, ohms: ohms.value, farads: farads.value };
  const back = Math.round(100 * swing(loop));
  if (Number(/^(\d+) %/.exec(printed.text)?.[1]) !== back)
    yield fault(product, printed.path, `Loop and bank make the current swing back by ${back} %.`);
  const residual = 1000 * Number(/with (\d+) kV/.exec(printed.text)?.[1] ?? 0);
  if (swing({ ...loop, residual }) > 1e-6)
    yield fault(product, printed.path, 'With this residual voltage the current still swings back.');
}

/** A divider passes a burst only if it rises within the burst's 5 ns. */
function* bandwidth(product: CheckedProduct): Iterable<Fault> {
  const hertz: Figure | undefined = figureInRow(product, 'Bandwidth', /to (\d+) (M)Hz/);
  const burst = product.waves.findIndex(({ wave }) => wave === '5-50');
  // Rise time of a first-order low pass.
  if (hertz && burst >= 0 && 0.35 / hertz.value > 5e-9) {
    const reason = `With a bandwidth of ${hertz.value / 1e6} MHz it is too slow for a burst.`;
    yield fault(product, ['waves', burst, 'wave'], reason);
  }
}

/** What a calculation of the circuit shows is printed. */
export function* circuits({ products }: Content): Iterable<Fault> {
  for (const product of products) {
    const { waves, category } = product;
    const volts = waves.find(({ wave }) => wave === '1-2-50')?.maxVolts;
    if (category === 'surge-combination-wave' && volts) yield* protectors(product, volts / 1000);
    yield* insulation(product);
    yield* reversal(product);
    if (category === 'high-voltage-divider') yield* bandwidth(product);
  }
}
