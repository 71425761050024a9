import { expect, test } from 'vitest';
import {
  device,
  type Given,
  mains,
  outcome,
  row,
  single,
} from '../../../../../tests/support/planDevices.ts';
import type { Instrument } from './instrument.ts';
import { decidingFigures } from './testPlan.ts';

test('a short level is told apart from the continuous one that the instrument states', () => {
  const coil = device('coil', { waves: [{ wave: '1-2-50', maxAmperesPerMetre: 30 }], covers: {} });
  const covers = [{ standard: 'IEC 61000-4-5', port: 'enclosure', upTo: 30, unit: 'A/m' }];
  const catalogue = [{ ...coil, covers } as unknown as Instrument];
  const field = (lasting: number, brief: number) =>
    row({
      port: 'enclosure',
      levels: [
        { mode: 'continuous', value: lasting, unit: 'A/m' },
        { mode: 'for 1 s', value: brief, unit: 'A/m', seconds: 1 },
      ],
    });
  expect(outcome(field(100, 1000), mains, catalogue)).toBe(
    'coil: 30 A/m < 100 A/m continuous, 30 A/m continuous < 1000 A/m for 1 s',
  );
  expect(outcome(field(30, 300), mains, catalogue)).toBe(
    'coil: 30 A/m continuous < 300 A/m for 1 s',
  );
  expect(outcome(field(10, 30), mains, catalogue)).toEqual(['coil']);
});

test('lines that carry the mains need a connection for it, screens the bare output', () => {
  const both = device('both', { eut: single });
  const lines = device('lines', {
    ...{ role: 'coupling-network', worksWith: ['both'], covers: { 'signal line': 4000 } },
  });
  const bare = device('bare', { covers: { 'cable screen': 4000 } });
  const catalogue = [both, lines, bare];
  expect(outcome(row({ port: 'signal' }), mains, catalogue)).toEqual(['both+lines']);
  const onMains = row({ port: 'signal', coupledAs: 'ac' });
  expect(outcome(onMains, mains, catalogue)).toEqual(['both']);
  expect(outcome(onMains, { ...mains, ac: undefined }, catalogue)).toBe('open');
  const strong = { ...mains, ac: { volts: 230, amperes: 20 } };
  expect(outcome(onMains, strong, catalogue)).toBe('both: 16 A < 20 A');
  const screen = row({ port: 'telecom', coupledAs: 'screen' });
  expect(outcome(screen, { ...mains, ac: undefined }, catalogue)).toEqual(['bare']);
});

test('a test that names its coupling device takes no other, and no bare generator', () => {
  const generator = device('gen', { covers: { 'vehicle signal line': 4000 } });
  const clamp = (slug: string, given: Given = {}) =>
    device(slug, {
      ...{ role: 'coupling-network', worksWith: ['gen'], covers: { 'vehicle signal line': 3000 } },
      ...given,
    });
  const named = row({ port: 'signal', networks: ['clamp'] });
  expect(outcome(named, mains, [generator, clamp('clamp'), clamp('box')])).toEqual(['gen+clamp']);
  expect(outcome(named, mains, [generator, clamp('box')])).toBe('not-made');
  // What the clamp is made for need not name its standard.
  const plain = device('gen', { standard: 'IEC 1' });
  expect(outcome(named, mains, [plain, clamp('clamp')])).toBe('not-made');
  expect(outcome(named, mains, [plain, clamp('clamp', { requires: ['gen'] })])).toEqual([
    'gen+clamp',
  ]);
  // A network that any test may use does not make a generator serve a standard it does not name.
  const anyLine = row({ port: 'signal' });
  const network = clamp('net', { covers: { 'signal line': 3000 }, requires: ['gen'] });
  expect(outcome(anyLine, mains, [plain, network])).toBe('not-made');
});

test('to measure what the product makes, switch and network both carry its supply', () => {
  const part = (slug: string, dcMaxVolts: number, dcMaxAmperes: number) =>
    device(slug, {
      ...{ role: 'measuring', covers: { 'vehicle supply': 60 }, worksWith: ['net'] },
      eut: { phases: 0, dcMaxVolts, dcMaxAmperes },
    });
  const emission = row({
    ...{ port: 'dc', phenomenon: 'transient-emission', networks: ['net'] },
    levels: [{ mode: 'limits of the plan', unit: 'V' }],
  });
  const car = (amperes: number) => ({ ...mains, dc: { volts: 24, amperes } });
  const [wide, net] = [part('switch', 60, 100), { ...part('net', 600, 70), worksWith: [] }];
  const outcomes = (amperes: number, weak = wide) =>
    outcome(emission, car(amperes), [weak, net, device('gen', { covers: { 'DC supply': 4000 } })]);
  expect(outcomes(70)).toEqual(['switch+net']);
  expect(outcomes(80)).toBe('net: 70 A < 80 A');
  expect(outcomes(20, part('switch', 60, 10))).toBe('net: 10 A < 20 A');
  const figures = decidingFigures(
    {
      requirement: emission,
      setup: { generator: wide, network: net },
      match: { kind: 'not-made' },
    },
    car(10),
  );
  expect(figures.map(({ has }) => has)).toEqual(['60 V', '70 A']);
});
