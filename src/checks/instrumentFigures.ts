import { type CheckedProduct, type Content, labelsOf, rowOf } from './content.ts';
import { figureIn, figureInRow, follows, inWords, needed, numbersIn } from './figures.ts';
import { type Fault, fault } from './finding.ts';

const capacitance = /([\d.]+) ([µn])F/;

const energyOf = (product: CheckedProduct) =>
  figureIn(labelsOf(product), /Stored energy ([\d.]+) (k?)J/);

/** The model's numbers are its kilovolts and joules, and the bank follows from both. */
function* bank(product: CheckedProduct, volts: number, joules: number, rows: readonly string[]) {
  const { name } = product;
  const numbers = `${volts / 1000}-${joules}`;
  if (name.split(' ')[1] !== numbers) {
    const reason = `With ${volts / 1000} kV and ${joules} J its numbers must be ${numbers}.`;
    yield fault(product, ['name'], reason);
  }
  const labels = labelsOf(product).filter(({ text }) => text.startsWith('Impulse capacitance'));
  const row = figureIn(
    rows.map((label) => rowOf(product, label)),
    capacitance,
  );
  yield* needed(product, row, 'specification', `${rows[0]}: 0.5 µF`);
  for (const printed of [row, figureIn(labels, capacitance)]) {
    const why = `${inWords(joules, 'J')} at ${inWords(volts, 'V')} are stored in`;
    yield* follows(product, printed, (2 * joules) / volts ** 2, 'F', why);
  }
}

/** The stages of a tower add up, and 90 % of their voltage reaches the withstand level. */
function* stages(product: CheckedProduct): Iterable<Fault> {
  const labels = labelsOf(product);
  const [charging] = numbersIn(labels, /Total charging voltage (\d+) kV \((\d+) × (\d+) kV\)/g);
  const example = 'Total charging voltage 200 kV (2 × 100 kV)';
  if (product.body.housing === 'tower') yield* needed(product, charging, 'specs', example);
  if (!charging) return;
  const [total = 0, count = 0, each = 0] = charging.numbers;
  if (count * each !== total)
    yield fault(product, charging.path, `${count} × ${each} kV are ${count * each} kV.`);
  if (product.stages !== undefined && product.stages !== count)
    yield fault(product, ['stages'], `The key figures name ${count} stages.`);
  const level = figureIn(labels, /BIL (\d+) (k)V/);
  yield* needed(product, level, 'specs', '12 kV class (BIL 75 kV)');
  const impulse = total * 900;
  if (level && impulse < level.value) {
    const reason = `90 % of ${total} kV are ${impulse / 1000} kV, which does not reach this level.`;
    yield fault(product, level.path, reason);
  }
  const lightning = figureInRow(product, 'Lightning impulse', /up to (\d+) (k)V/);
  yield* needed(product, lightning, 'specification', 'Lightning impulse: up to 90 kV');
  yield* follows(product, lightning, impulse, 'V', `90 % of ${total} kV are`);
}

function* impulseVoltage(product: CheckedProduct): Iterable<Fault> {
  const pattern = /(?:Impulse voltage [\d.]+–|Total charging voltage )([\d.]+) (k)V/;
  const volts = figureIn(labelsOf(product), pattern);
  const energy = energyOf(product);
  yield* needed(product, volts, 'specs', 'Impulse voltage 0.5–5 kV');
  yield* needed(product, energy, 'specs', 'Stored energy 5 kJ');
  if (volts && energy)
    yield* bank(product, volts.value, energy.value, [
      'Impulse capacitance',
      'Energy and capacitance',
    ]);
  yield* stages(product);
}

function* surgeCurrent(product: CheckedProduct): Iterable<Fault> {
  if (!product.name.startsWith('PG ')) return;
  const volts = figureIn(labelsOf(product), /Charging voltage up to (\d+) (k)V/);
  const energy = energyOf(product);
  yield* needed(product, volts, 'specs', 'Charging voltage up to 10 kV');
  yield* needed(product, energy, 'specs', 'Stored energy 5 kJ');
  if (volts && energy) yield* bank(product, volts.value, energy.value, ['Bank']);
}

function* impulseCurrent(product: CheckedProduct): Iterable<Fault> {
  const labels = labelsOf(product);
  const amperes = figureIn(labels, /Impulse current [\d.]+–([\d.]+) (k)A/);
  yield* needed(product, amperes, 'specs', 'Impulse current 1–12.5 kA');
  const charge = figureIn(labels, /Charge ([\d.]+) As/);
  if (amperes && charge) {
    // An exponential tail of 350 µs to half has a time constant of about 0.5 ms.
    const coulombs = amperes.value * 0.5e-3;
    yield* follows(product, charge, coulombs, 'As', 'A 10/350 µs impulse of this current carries');
    const specific = figureIn(labels, /W\/R ([\d.]+) (k)J/);
    const why = 'With this current and charge it is';
    yield* follows(product, specific, (amperes.value * coulombs) / 2, 'J/Ω', why);
  }
  const volts = figureIn(labels, /Charging voltage up to (\d+) (k)V/);
  const energy = energyOf(product);
  if (volts && energy) {
    const why = `${inWords(energy.value, 'J')} at ${inWords(volts.value, 'V')} are stored in`;
    const printed = figureInRow(product, 'Bank', capacitance);
    yield* follows(product, printed, (2 * energy.value) / volts.value ** 2, 'F', why);
  }
  yield* ladder(product);
}

/** Of a rectangular current: its impedance and its duration follow from the sections. */
function* ladder(product: CheckedProduct): Iterable<Fault> {
  const sections = /(\d+) sections of ([\d.]+) µF and ([\d.]+) mH/g;
  const [found] = numbersIn([rowOf(product, 'Bank')], sections);
  if (!found) return;
  const [count = 0, micro = 0, milli = 0] = found.numbers;
  const [farads, henries] = [micro * 1e-6, milli * 1e-3];
  const impedance = figureInRow(product, 'Ladder impedance', /([\d.]+) Ω/);
  const why = `${milli} mH and ${micro} µF have`;
  yield* follows(product, impedance, Math.sqrt(henries / farads), 'Ω', why);
  const duration = figureIn(labelsOf(product), /([\d.]+) (m)s/);
  const lasts = 2 * count * Math.sqrt(henries * farads);
  yield* follows(product, duration, lasts, 's', `${count} sections of the bank give`);
}

function* source(product: CheckedProduct): Iterable<Fault> {
  const labels = labelsOf(product);
  const volts = figureIn(labels, /Output [\d.]+–([\d.]+) (k?)V/);
  const amperes = figureIn(labels, /urrent up to ([\d.]+) (m?)A/);
  const power = figureIn(labels, /power ([\d.]+) (k?)(?:VA|W)/);
  yield* needed(product, volts, 'specs', 'Output 0–50 kV rms');
  yield* needed(product, amperes, 'specs', 'Current up to 50 mA');
  yield* needed(product, power, 'specs', 'Rated power 2.5 kVA');
  if (!volts || !amperes) return;
  const why = `${inWords(volts.value, 'V')} and ${inWords(amperes.value, 'A')} are`;
  yield* follows(product, power, volts.value * amperes.value, 'VA', why);
}

function* divider(product: CheckedProduct): Iterable<Fault> {
  if (!product.name.includes('-C ')) return;
  const labels = labelsOf(product);
  const upper = figureIn(labels, /High-voltage capacitance (\d+) (p)F/);
  const lower = figureInRow(product, 'Capacitance', /low-voltage arm ([\d.]+) (µ)F/);
  const ratio = figureIn(labels, /Ratio (\d+):1/);
  yield* needed(product, upper, 'specs', 'High-voltage capacitance 100 pF');
  yield* needed(product, lower, 'specification', 'Capacitance: low-voltage arm 0.2 µF');
  yield* needed(product, ratio, 'specs', 'Ratio 2000:1');
  if (upper && lower && ratio)
    yield* follows(
      product,
      ratio,
      lower.value / upper.value,
      '',
      'The capacitances give a ratio of',
    );
}

const rules: Readonly<Record<string, (product: CheckedProduct) => Iterable<Fault>>> = {
  'impulse-voltage': impulseVoltage,
  'surge-current': surgeCurrent,
  'impulse-current': impulseCurrent,
  'ac-dc-test-equipment': source,
  'high-voltage-divider': divider,
};

/** A key figure says what the figures hold. */
function* keyFigures(product: CheckedProduct): Iterable<Fault> {
  const { storedJoules, chargingVolts } = product;
  const volts = /(?:Total charging voltage|Charging voltage up to) (\d+) (k)V/;
  if (storedJoules !== undefined) {
    const why = 'The figure storedJoules says';
    yield* follows(product, energyOf(product), storedJoules, 'J', why);
  }
  if (chargingVolts !== undefined) {
    const why = 'The figure chargingVolts says';
    yield* follows(product, figureIn(labelsOf(product), volts), chargingVolts, 'V', why);
  }
}

/** Names, voltages, energies and capacitances of a product agree. */
export function* instrumentFigures({ products }: Content): Iterable<Fault> {
  for (const product of products) {
    yield* keyFigures(product);
    yield* rules[product.category]?.(product) ?? [];
  }
}
