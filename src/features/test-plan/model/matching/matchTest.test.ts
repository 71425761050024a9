import { expect, test } from 'vitest';
import {
  device,
  type Given,
  mains,
  names,
  outcome,
  row,
  single,
} from '../../../../../tests/support/planDevices.ts';
import { askedTests, vehicleOf } from './askedTests.ts';
import { chooseSetups } from './chooseSetups.ts';
import type { Instrument, Setup } from './instrument.ts';
import { decidingLevel } from './reach.ts';
import { decidingFigures, testPlan } from './testPlan.ts';

test('an instrument that makes the wave to the level and carries the supply serves', () => {
  expect(outcome(row(), mains, [device('a', { eut: single })])).toEqual(['a']);
  const exact = [device('a', { volts: 2000, covers: { 'AC supply': 2000 }, eut: single })];
  expect(outcome(row(), mains, exact)).toEqual(['a']);
});

test('without the wave, or without the standard, it is not made', () => {
  const other = device('a', { waves: [{ wave: '5-50', maxVolts: 4000 }], eut: single });
  expect(outcome(row(), mains, [other])).toBe('not-made');
  expect(outcome(row(), mains, [device('a', { standard: 'IEC 1', eut: single })])).toBe('not-made');
  expect(outcome(row({ wave: undefined }), mains, [device('a', { eut: single })])).toBe('not-made');
  expect(outcome(row(), mains, [device('a', { role: 'probe', eut: single })])).toBe('not-made');
  const edition = device('a', { standard: 'IEC 61000-4-5:2014', eut: single });
  expect(outcome(row(), mains, [edition])).toEqual(['a']);
});

test('a level that none reaches names the one that comes nearest', () => {
  const low = device('low', { volts: 500, covers: { 'AC supply': 500 }, eut: single });
  const high = device('high', { volts: 1500, covers: { 'AC supply': 1800 }, eut: single });
  expect(outcome(row(), mains, [low, high])).toBe('high: 1.5 kV < 2 kV');
  expect(outcome(row(), mains, [high, low])).toBe('high: 1.5 kV < 2 kV');
});

test('as long as the supply is not known, the test is open', () => {
  const catalogue = [
    device('a', {
      eut: { ...single, dcMaxVolts: 60, dcMaxAmperes: 10 },
      covers: { 'AC supply': 4000, enclosure: 4000, 'signal line': 4000 },
    }),
  ];
  for (const eut of [
    { ...mains, ac: undefined },
    { ...mains, phases: undefined },
  ])
    expect(outcome(row(), eut, catalogue)).toBe('open');
  expect(outcome(row({ port: 'dc' }), mains, catalogue)).toBe('open');
  const nothing = { phases: undefined, ac: undefined, dc: undefined };
  for (const port of ['enclosure', 'signal', 'earth', 'telecom'])
    expect(outcome(row({ port }), nothing, catalogue)).toEqual(['a']);
});

test('phases, voltage and current of the supply must all hold', () => {
  const one = [device('a', { eut: single })];
  const big = { phases: 3, ac: { volts: 400, amperes: 32 }, dc: undefined } as const;
  expect(outcome(row(), big, one)).toBe('a: one phase < three phases, 250 V < 400 V, 16 A < 32 A');
  expect(outcome(row(), { ...mains, ac: { volts: 250, amperes: 16 } }, one)).toEqual(['a']);
  expect(outcome(row(), mains, [device('a')])).toBe(
    'a: no AC connection < one phase, no such connection < 230 V, no such connection < 16 A',
  );
  const dc = { phases: undefined, ac: undefined, dc: { volts: 60, amperes: 12 } };
  const both = device('a', {
    ...{ eut: { ...single, dcMaxVolts: 60, dcMaxAmperes: 10 }, covers: { 'DC supply': 4000 } },
  });
  expect(outcome(row({ port: 'dc' }), dc, [both])).toBe('a: 10 A < 12 A');
});

test('of several that are too small, the one that lacks least is the nearest', () => {
  const weak = device('weak', { eut: { ...single, maxAmperes: 10 } });
  const strong = device('strong', { eut: { ...single, maxAmperes: 14 } });
  const wide = device('wide', { eut: { ...single, maxVolts: 100, maxAmperes: 15 } });
  expect(outcome(row(), mains, [weak, strong, wide])).toBe('strong: 14 A < 16 A');
});

test('a network couples where the generator has no connection, if the two belong together', () => {
  const bare = { covers: { 'signal line': 4000 } };
  const network = (given: Given = {}) =>
    device('net', { role: 'coupling-network', eut: single, ...given });
  expect(
    outcome(row(), mains, [device('gen', { ...bare, worksWith: ['net'] }), network()]),
  ).toEqual(['gen+net']);
  const fromNetwork = [device('gen', bare), network({ worksWith: ['gen'] })];
  expect(outcome(row(), mains, fromNetwork)).toEqual(['gen+net']);
  expect(outcome(row(), mains, [device('gen', bare), network()])).toBe('not-made');
  const elsewhere = network({ worksWith: ['gen'], covers: { enclosure: 4000 } });
  expect(outcome(row(), mains, [device('gen', bare), elsewhere])).toBe('not-made');
  const lower = network({ worksWith: ['gen'], volts: 1000, covers: { 'AC supply': 1000 } });
  expect(outcome(row(), mains, [device('gen', bare), lower])).toBe('gen: 1 kV < 2 kV');
  const weak = network({ worksWith: ['gen'], eut: { ...single, maxAmperes: 10 } });
  expect(outcome(row(), mains, [device('gen', bare), weak])).toBe('net: 10 A < 16 A');
});

test('an instrument that connects by itself needs no network, except on a line in service', () => {
  const network = device('net', {
    ...{ role: 'coupling-network', worksWith: ['gen'], eut: single },
    covers: { 'AC supply': 4000, 'symmetrical line': 4000 },
  });
  const generator = device('gen', {
    ...{ eut: single, covers: { 'AC supply': 4000, 'symmetrical line': 4000 } },
  });
  expect(outcome(row(), mains, [generator, network])).toEqual(['gen']);
  expect(outcome(row({ port: 'telecom' }), mains, [generator, network])).toEqual(['gen+net']);
  expect(outcome(row({ port: 'telecom' }), mains, [generator])).toEqual(['gen']);
});

test('a field is compared in amperes per metre, and a dip with no level at all', () => {
  const coil = device('coil', { waves: [{ wave: '1-2-50', maxAmperesPerMetre: 100 }], covers: {} });
  const covers = [{ standard: 'IEC 61000-4-5', port: 'enclosure', upTo: 300, unit: 'A/m' }];
  const field = (value: number) =>
    row({ port: 'enclosure', levels: [{ mode: 'continuous', value, unit: 'A/m' }] });
  const catalogue = [{ ...coil, covers } as unknown as Instrument];
  expect(outcome(field(100), mains, catalogue)).toEqual(['coil']);
  expect(outcome(field(101), mains, catalogue)).toBe('coil: 100 A/m < 101 A/m');
  const dip = row({ levels: [{ mode: '0 % for 1 cycle', unit: 'V' }] });
  expect(decidingLevel(dip)).toBeUndefined();
  expect(outcome(dip, mains, [device('a', { eut: single })])).toEqual(['a']);
  expect(
    decidingLevel(
      row({
        levels: [
          { value: 1, unit: 'V' },
          { value: 3, unit: 'V' },
          { value: 2, unit: 'V' },
        ],
      }),
    )?.value,
  ).toBe(3);
});

test('the figures that decide are those of the level and of the connection', () => {
  const network = device('net', {
    role: 'coupling-network',
    eut: single,
    covers: { 'AC supply': 3000 },
  });
  const generator = device('gen', { volts: 2500 });
  const plan = (setup: Setup | undefined, requirement = row()) =>
    decidingFigures({ requirement, setup, match: { kind: 'not-made' } }, mains).map(
      ({ asked, has }) => `${has} for ${asked}`,
    );
  expect(plan({ generator, network })).toEqual([
    ...['2.5 kV for 2 kV', 'one phase for one phase', '250 V for 230 V', '16 A for 16 A'],
  ]);
  expect(plan({ generator: network })[0]).toBe('3 kV for 2 kV');
  expect(plan(undefined)).toEqual([]);
  const dip = row({ levels: [{ mode: '0 %', unit: 'V' }] });
  expect(plan({ generator: network }, dip)[0]).toBe('one phase for one phase');
});

const setup = (generator: Instrument, network?: Instrument): Setup =>
  network ? { generator, network } : { generator };
const choose = (...rows: (readonly Setup[])[]) =>
  chooseSetups(
    rows.map((setups) => (setups.length > 0 ? { kind: 'served', setups } : { kind: 'not-made' })),
  ).map((one) => (one ? names([one])[0] : undefined));

test('a plan needs few instruments: what a row cannot do without serves the others', () => {
  const [a, b, c] = [device('a'), device('b'), device('c')];
  expect(choose([setup(a), setup(b)], [setup(b)])).toEqual(['b', 'b']);
  expect(choose([setup(b)], [], [setup(a), setup(c)])).toEqual(['b', undefined, 'a']);
  expect(choose([setup(a), setup(b)], [setup(b), setup(c)])).toEqual(['b', 'b']);
  expect(choose([setup(a, c), setup(b)])).toEqual(['b']);
});

test('of two that do it, the smaller is chosen: by voltage, current, waves, then name', () => {
  const wave = { wave: '1-2-50', maxVolts: 1000 };
  const [a, b] = [device('a', { volts: 4000 }), device('b', { volts: 2000 })];
  expect(choose([setup(a), setup(b)])).toEqual(['b']);
  const [c, d] = [device('c', { eut: single }), device('d', { eut: { dcMaxAmperes: 10 } })];
  expect(choose([setup(c), setup(d)])).toEqual(['d']);
  const [e, f] = [device('e', { waves: [wave, wave] }), device('f', { waves: [wave] })];
  expect(choose([setup(e), setup(f)])).toEqual(['f']);
  expect(choose([setup(device('h')), setup(device('g'))])).toEqual(['g']);
});

test('a plan keeps the order of what was asked', () => {
  const plan = testPlan([row({ wave: '5-50' }), row()], mains, [device('a', { eut: single })]);
  expect(plan.map(({ match, setup: one }) => [match.kind, one?.generator.slug])).toEqual([
    ['not-made', undefined],
    ['served', 'a'],
  ]);
});

test('a standard is asked at the ports, in the environment and for the vehicle in question', () => {
  const rows = [
    row({ environments: ['industrial'] }),
    row({ port: 'enclosure' }),
    row({ port: 'dc', vehicle: 12 }),
    row({ port: 'dc', vehicle: 24 }),
    row({ basic: 'IEC 61000-4-11' }),
  ];
  const ask = (given: object) =>
    askedTests({ rows }, { environment: 'industrial', ports: ['ac', 'dc'], eut: mains, ...given }, [
      { id: 'IEC 61000-4-11', above: { amperes: 16, standard: 'IEC 61000-4-34' } },
    ]).map(({ port, vehicle, basic }) => [port, vehicle ?? basic.slice(-2)].join(' '));
  expect(ask({})).toEqual(['ac -5', 'dc 12', 'dc 24', 'ac 11']);
  expect(ask({ environment: 'basic' })).toEqual(['dc 12', 'dc 24', 'ac 11']);
  const car = (volts: number) => ({ eut: { ...mains, dc: { volts, amperes: 1 } }, ports: ['dc'] });
  expect([ask(car(18)), ask(car(19)), ask(car(37))]).toEqual([['dc 12'], ['dc 24'], []]);
  expect([18, 18.1, 36, 36.1].map((volts) => vehicleOf(car(volts).eut))).toEqual([
    12,
    24,
    24,
    'other',
  ]);
  const strong = { ...mains, ac: { volts: 230, amperes: 17 } };
  expect(ask({ eut: strong, ports: ['ac'] })).toEqual(['ac -5', 'ac 34']);
});
