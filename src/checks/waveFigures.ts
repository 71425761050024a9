import { type CheckedProduct, type Content, labelsOf, rowOf } from './content.ts';
import { figureIn, follows, needed, numbersIn } from './figures.ts';
import { type Fault, fault } from './finding.ts';

const openCircuit = /Open-circuit voltage [\d.]+–([\d.]+) (k?)V/;

/** Kilovolts and amperes that stand in one label, with the impedance that a standard gives them. */
const pairs = [
  {
    pattern: /(?:1\.2\/50–8\/20 µs to|Surge up to) ([\d.]+) kV \/ ([\d.]+) kA/g,
    kiloamperes: true,
    ohms: 2,
    wave: 'A combination wave',
  },
  { pattern: /10\/700 µs to ([\d.]+) kV \/ ([\d.]+) A/g, ohms: 40, wave: 'A 10/700 µs wave' },
  { pattern: /ring wave to ([\d.]+) kV \/ ([\d.]+) A/g, ohms: 12, wave: 'This ring wave' },
];

function* inOneLabel(product: CheckedProduct): Iterable<Fault> {
  for (const { pattern, kiloamperes, ohms, wave } of pairs) {
    for (const { numbers, path } of numbersIn(labelsOf(product), pattern)) {
      const [kilovolts = 0, current = 0] = numbers;
      const right = (kiloamperes ? kilovolts : kilovolts * 1000) / ohms;
      if (right !== current) {
        const driven = `${right} ${kiloamperes ? 'kA' : 'A'}`;
        yield fault(
          product,
          path,
          `${wave} has ${ohms} Ω, so that ${kilovolts} kV drive ${driven}.`,
        );
      }
    }
  }
}

/** The 9/720 µs wave of type B: "25 A at 1 kV, 37.5 A at 1.5 kV". */
function* typeB(product: CheckedProduct): Iterable<Fault> {
  const labels = labelsOf(product);
  if (!labels.some(({ text }) => text.includes('9/720 µs'))) return;
  for (const { numbers, path } of numbersIn(labels, /([\d.]+) A at ([\d.]+) kV/g)) {
    const [amperes = 0, kilovolts = 0] = numbers;
    const right = (kilovolts * 1000) / 40;
    if (amperes !== right)
      yield fault(
        product,
        path,
        `A 9/720 µs wave has 40 Ω, so that ${kilovolts} kV drive ${right} A.`,
      );
  }
}

/** Voltage and current that have a label each. */
function* inTwoLabels(product: CheckedProduct): Iterable<Fault> {
  const labels = labelsOf(product);
  const voltage = figureIn(labels, /1\.2\/50 µs open-circuit voltage to ([\d.]+) (k)V/);
  const current = figureIn(labels, /8\/20 µs short-circuit current to ([\d.]+) (k)A/);
  if (voltage) {
    const why = 'A combination wave has 2 Ω, so that the open-circuit voltage drives';
    yield* follows(product, current, voltage.value / 2, 'A', why);
  }
  const volts = figureIn(labels, openCircuit);
  const amperes = figureIn(labels, /urrent up to ([\d.]+) A/);
  if (!volts || !amperes) return;
  if (labels.some(({ text }) => text.includes('10/700 µs voltage'))) {
    const why = 'A 10/700 µs wave has 40 Ω, so that the open-circuit voltage drives';
    yield* follows(product, amperes, volts.value / 40, 'A', why);
  }
  const resistance = figureIn(labels, /^Source resistance ([\d.]+) Ω(?: per conductor)?$/);
  const why = 'Open-circuit voltage and short-circuit current make it';
  yield* follows(product, resistance, volts.value / amperes.value, 'Ω', why);
}

const ringImpedances = [12, 30, 200];

function* ringWave(product: CheckedProduct): Iterable<Fault> {
  const labels = labelsOf(product);
  const open = figureIn(labels, openCircuit);
  yield* needed(product, open, 'specs', 'Open-circuit voltage 0.25–4 kV');
  for (const { numbers, path } of numbersIn(labels, /([\d.]+) A at (\d+) Ω/g)) {
    const [amperes = 0, ohms = 0] = numbers;
    if (!ringImpedances.includes(ohms)) {
      const reason = 'Ring and damped oscillatory waves have 12, 30 or 200 Ω.';
      yield fault(product, path, reason);
    } else if (open && amperes !== Math.round(open.value / ohms)) {
      const driven = Math.round(open.value / ohms);
      yield fault(product, path, `${open.value / 1000} kV drive ${driven} A through ${ohms} Ω.`);
    }
  }
}

const decay = 'second peak 40–110 %, third and fourth 40–80 % of the one before';

function* ringDecay(product: CheckedProduct): Iterable<Fault> {
  const row = rowOf(product, 'Oscillation') ?? rowOf(product, 'Ring decay');
  if (product.waveforms.includes('ring-wave') && row && !row.text.toLowerCase().endsWith(decay))
    yield fault(product, row.path, `A ring wave decays as its standard says: “${decay}”.`);
}

function* contactDischarge(product: CheckedProduct): Iterable<Fault> {
  const peaks = /([\d.]+) A first peak at ([\d.]+) kV contact/g;
  for (const { numbers, path } of numbersIn(labelsOf(product), peaks)) {
    const [amperes = 0, kilovolts = 0] = numbers;
    if (amperes === 3.75 * kilovolts) continue;
    const reason = `A contact discharge peaks at 3.75 A per kilovolt: ${3.75 * kilovolts} A.`;
    yield fault(product, path, reason);
  }
}

/** Voltages and currents of a wave have the impedance that its standard gives it. */
export function* waveFigures({ products }: Content): Iterable<Fault> {
  for (const product of products) {
    yield* inOneLabel(product);
    yield* typeB(product);
    yield* inTwoLabels(product);
    if (product.category === 'ring-wave') yield* ringWave(product);
    yield* ringDecay(product);
    yield* contactDischarge(product);
  }
}
