import { type CheckedProduct, type Content, rowOf } from './content.ts';
import { figureInRow, needed, numbersIn } from './figures.ts';
import { type Fault, fault } from './finding.ts';

/** Front and tail of a record by the points at 30, 90 and 50 % of its peak, in samples. */
function shapeOf(record: Float64Array) {
  const peak = record.reduce((most, value) => Math.max(most, value));
  const rise = (share: number) => record.findIndex((value) => value >= share * peak);
  const top = record.indexOf(peak);
  const half = record.findIndex((value, at) => at > top && value <= peak / 2);
  const front = (rise(0.9) - rise(0.3)) / 0.6;
  return { front, tail: half - rise(0.3) + 0.3 * front, peak };
}

/** Front and tail in µs, and the peak, of a single-stage generator with a lead of some inductance. */
function impulse(henries: number, frontOhms: number, load: number) {
  const [bank, tailOhms, step] = [1.17e-6, 56, 1e-9];
  let [volts, current, charged] = [0, 0, 1];
  const record = new Float64Array(90_000);
  for (let at = 0; at < record.length; at++) {
    current += ((charged - frontOhms * current - volts) / henries) * step;
    volts += (current * step) / load;
    charged -= ((current + charged / tailOhms) * step) / bank;
    record[at] = volts;
  }
  const { front, tail, peak } = shapeOf(record);
  return { front: front / 1000, tail: tail / 1000, peak };
}

/** The impulse for photovoltaic modules keeps its tolerance into every load, with 1 µH of lead. */
function* frontResistors(product: CheckedProduct): Iterable<Fault> {
  const row = rowOf(product, 'Front resistors');
  const base = Number(/base load (\d+) nF/.exec(row?.text ?? '')?.[1]);
  if (!row || !base) return;
  let from = 0;
  for (const { numbers } of numbersIn([row], /([\d.]+) Ω up to (\d+) nF/g)) {
    const [ohms = 0, to = 0] = numbers;
    for (const load of [from, to]) {
      const farads = (base + load) * 1e-9;
      const { front, tail, peak } = impulse(1e-6, ohms, farads);
      const overshoot = peak / impulse(2e-8, ohms, farads).peak - 1;
      const fits = Math.abs(front / 1.2 - 1) < 0.3 && Math.abs(tail / 50 - 1) < 0.2;
      if (fits && overshoot < 0.1) continue;
      const shape = `${front.toFixed(2)}/${tail.toFixed(0)} µs and ${Math.round(100 * overshoot)} % of overshoot`;
      const reason = `${ohms} Ω make ${shape} at ${load} nF; 1.2 µs ± 30 %, 50 µs ± 20 % and less than 10 % are allowed.`;
      yield fault(product, row.path, reason);
    }
    from = to;
  }
}

interface CouplingPath {
  /** Of generator and network together. */
  ohms: number;
  farads: number;
  /** Of all chokes in the path to the supply. */
  henries: number;
}

/** Time to half value in µs, at an open EUT port, of the 1.2/50 µs wave behind a coupling path. */
function tailAtPort({ ohms, farads, henries }: CouplingPath): number {
  const [step, backFilter] = [5e-9, 10e-6];
  let [coupled, current, supply] = [0, 0, 0];
  const record = new Float64Array(16_000);
  for (let at = 0; at < record.length; at++) {
    const time = at * step;
    const source = 1.037 * (Math.exp(-time / 68.2e-6) - Math.exp(-time / 0.405e-6));
    const port = source - ohms * current - coupled;
    current += ((port - supply) / henries) * step;
    coupled += (current / farads) * step;
    supply += (current / backFilter) * step;
    record[at] = port;
  }
  return shapeOf(record).tail * step * 1e6;
}

/** The surge at the open EUT port of a coupling network follows from its chokes. */
function* couplingNetwork(product: CheckedProduct): Iterable<Fault> {
  const row = rowOf(product, 'Surge at the open EUT port');
  if (!row) return;
  const chokes = figureInRow(product, 'Decoupling', /([\d.]+) (m)H per line/);
  yield* needed(product, chokes, 'specification', 'Decoupling: 1.5 mH per line');
  const henries = chokes?.value ?? Number.NaN;
  const paths = [
    [
      'line to line',
      /to line [\d.]+ µs \/ (\d+) µs/,
      { ohms: 2, farads: 18e-6, henries: 2 * henries },
    ],
    ['line to earth', /earth [\d.]+ µs \/ (\d+) µs/, { ohms: 12, farads: 9e-6, henries }],
  ] as const;
  for (const [name, pattern, path] of paths) {
    const printed = Number(pattern.exec(row.text)?.[1]);
    const tail = tailAtPort(path);
    if (!(Math.abs(printed - tail) < 1)) {
      const reason = `With these chokes the surge ${name} falls to half within ${Math.round(tail)} µs.`;
      yield fault(product, row.path, reason);
    }
  }
}

/** Fronts and tails that a simulation of the circuit shows are printed. */
export function* impulseShapes({ products }: Content): Iterable<Fault> {
  for (const product of products) {
    if (product.category === 'impulse-voltage') yield* frontResistors(product);
    if (product.category === 'coupling-network') yield* couplingNetwork(product);
  }
}
