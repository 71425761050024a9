import { expect, test } from 'vitest';
import { vehicleOf } from './matching/askedTests.ts';
import { readPlanQuery } from './readPlanQuery.ts';

const row = (port: 'ac' | 'dc' | 'signal' | 'enclosure', vehicle?: 12 | 24) => ({
  port,
  phenomenon: 'surge' as const,
  basic: 'IEC 61000-4-5',
  levels: [{ mode: 'line to earth', value: 1000, unit: 'V' as const }],
  basis: 'read' as const,
  ...(vehicle ? { vehicle } : {}),
});
const choices = [
  {
    id: 'Meters',
    slug: 'meters',
    environments: ['basic', 'industrial'].map((id) => ({ id, name: id })),
    rows: [row('ac'), row('dc'), row('enclosure')],
  },
  {
    id: 'Lines',
    slug: 'lines',
    environments: ['basic', 'enhanced'].map((id) => ({ id, name: id })),
    rows: [row('enclosure')],
  },
  {
    id: 'Cars',
    slug: 'cars',
    environments: [{ id: 'all', name: 'all' }],
    rows: [row('dc', 12), row('dc', 24)],
  },
  {
    id: 'Controls',
    slug: 'controls',
    environments: [{ id: 'all', name: 'all' }],
    rows: [row('dc'), { ...row('signal'), coupledAs: 'ac' as const }],
  },
  {
    id: 'Harness',
    slug: 'harness',
    environments: [{ id: 'all', name: 'all' }],
    rows: [row('signal', 12), row('signal', 24)],
  },
];
const read = (query: string) => readPlanQuery(new URLSearchParams(query), choices);
const problems = (query: string) => Object.fromEntries(read(query).problems);

test('numbers are read as people type them, and kept as typed', () => {
  const { eut, typed } = read('standard=meters&port=ac&phases=3~&voltage=0,4 kV&current=32A');
  expect(eut).toMatchObject({ phases: 3, ac: { volts: 400, amperes: 32 } });
  expect(typed).toMatchObject({ voltage: '0,4 kV', current: '32A' });
  expect(problems('standard=meters&port=ac&phases=3&voltage=400 V&current=7,5')).toEqual({});
});

test('says what is missing or impossible, and keeps what was typed', () => {
  expect(problems('standard=meters&port=ac')).toEqual({
    phases: 'Choose one or three phases.',
    voltage: 'State the voltage, for example 400 V.',
    current: 'State the current, for example 32 A.',
  });
  const query = 'standard=meters&port=ac&phases=2&voltage=many&current=-3';
  expect(problems(query)).toEqual({
    phases: '“2” is no number of phases. Choose 1 or 3.',
    voltage: '“many” is no voltage. Write it like 400 V.',
    current: '“-3” is no current. Write it like 32 A.',
  });
  expect(read(query).typed).toMatchObject({ voltage: 'many', current: '-3' });
  expect(problems('standard=meters&port=ac&phases=1&voltage=0&current=2000')).toEqual({
    voltage: 'The voltage must be above 0 and at most 1500 V.',
    current: 'The current must be above 0 and at most 1000 A.',
  });
});

test('names standards, environments and ports that it does not know', () => {
  expect(problems('standard=iec-1&standard=lines&environment=space&port=roof')).toEqual({
    standard: 'We have no table for “iec-1”. Choose from the list.',
    environment: 'The chosen standards do not know “space”, but “basic”, “enhanced”.',
    port: 'There is no port “roof”. Ports are ac, dc, signal, telecom, earth, enclosure, patient.',
  });
});

test('each standard takes the first environment that it knows, else its usual one', () => {
  const environments = (query: string) =>
    read(query).standards.map(({ environment }) => environment);
  const both = 'standard=meters&standard=lines';
  expect(environments(`${both}&environment=industrial&environment=enhanced`)).toEqual([
    'industrial',
    'enhanced',
  ]);
  expect(environments(`${both}&environment=enhanced`)).toEqual(['basic', 'enhanced']);
});

test('without a port all ports of the standards count', () => {
  expect(read('standard=meters')).toMatchObject({
    ports: ['ac', 'dc', 'enclosure'],
    allPorts: true,
  });
});

test('a DC supply is like the AC supply unless it has figures of its own', () => {
  const supply = 'standard=meters&phases=1&voltage=230&current=10';
  expect(read(supply)).toMatchObject({ dcAsAc: true, eut: { dc: { volts: 230, amperes: 10 } } });
  expect(read(`${supply}&dc-voltage=24&dc-current=2`)).toMatchObject({
    dcAsAc: false,
    eut: { ac: { volts: 230 }, dc: { volts: 24, amperes: 2 } },
  });
});

test('a DC supply in its own fields counts without an AC port', () => {
  const asked = 'standard=meters&port=dc&dc-voltage=110&dc-current=5';
  expect(problems(asked)).toEqual({});
  expect(read(asked).eut.dc).toEqual({ volts: 110, amperes: 5 });
});

test('a vehicle has 12 V or 24 V', () => {
  expect(problems('standard=cars&voltage=400&current=10')).toEqual({
    voltage: 'Vehicles have 12 V or 24 V systems. State one of them as the DC voltage.',
  });
  expect(problems('standard=cars&voltage=13.5&current=10')).toEqual({});
  expect(problems('standard=meters&standard=cars&port=enclosure')).toEqual({});
});

test('lines that carry the mains have the AC supply, beside a DC supply of its own', () => {
  const asked = 'standard=controls&port=dc&port=signal&phases=1&voltage=230&current=10';
  expect(read(`${asked}&dc-voltage=24&dc-current=2`).eut).toMatchObject({
    ac: { volts: 230, amperes: 10 },
    dc: { volts: 24, amperes: 2 },
  });
});

test('the signal lines of a vehicle need its voltage, not its current', () => {
  expect(problems('standard=harness')).toEqual({
    voltage: 'State the voltage, for example 400 V.',
  });
  expect(problems('standard=harness&voltage=24')).toEqual({});
  expect(vehicleOf(read('standard=harness&voltage=24').eut)).toBe(24);
  expect(problems('standard=harness&voltage=400')).toEqual({
    voltage: 'Vehicles have 12 V or 24 V systems. State one of them as the DC voltage.',
  });
  const beside = 'standard=meters&standard=harness&port=ac&port=signal&phases=1&voltage=230';
  const own = `${beside}&current=10&dc-voltage=24`;
  expect(problems(own)).toEqual({});
  expect(vehicleOf(read(own).eut)).toBe(24);
});
