import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { standards } from '../../../tests/support/catalogue.ts';
import { readContent } from '../../../tests/support/content.ts';
import { categoryOf } from '../../../tests/support/instruments.ts';
import { phenomenaSchema } from '../../content/schemas/phenomena.ts';
import { categoryKeys, productPath } from '../../site/paths.ts';
import { makeFinderData } from './makeFinderData.ts';
import { countOptions, findInstruments } from './model/findInstruments.ts';
import { queryPath } from './model/query.ts';
import { readQuery, unknownValues } from './model/readQuery.ts';

const categories = categoryKeys.map((key) => {
  const { label, products } = categoryOf(key);
  const whole = products.map((one) => ({ ...one, path: productPath(key, one.slug) }));
  return { key, label, products: whole };
});
const requirements = readdirSync('src/content/requirements').map(
  (file) => readContent(`requirements/${file}`) as { standard: string; rows: { basic: string }[] },
);
/** With the standards that their tables of requirements call for. */
const calling = standards.map(({ id, calls }) => {
  const rows = requirements.find(({ standard }) => standard === id)?.rows ?? [];
  return { id, calls: [...calls, ...rows.map(({ basic }) => basic)] };
});
const { phenomena } = phenomenaSchema.parse(readContent('phenomena.yaml'));
const data = makeFinderData(categories, calling, phenomena);
const ask = (search: string) => readQuery(new URLSearchParams(search), data.options);
const find = (search: string) => findInstruments(data.instruments, ask(search), data.wavesOf);
const count = (search: string) => countOptions(data.instruments, ask(search), data.wavesOf);
const found = (search: string) => find(search).instruments.map(({ slug }) => slug);

test('without a question the whole catalogue is shown', () => {
  expect(found('')).toHaveLength(data.instruments.length);
  expect(data.instruments.length).toBeGreaterThan(80);
});

test('one value of a facet is enough, and every facet must hold', () => {
  const burst = found('phenomenon=burst');
  const ring = found('phenomenon=ring-wave');
  expect(new Set(found('phenomenon=burst&phenomenon=ring-wave'))).toEqual(
    new Set([...burst, ...ring]),
  );
  expect(found('phenomenon=burst&role=coupling-network').toSorted()).toEqual([
    'cdn-3216',
    'cdn-5416',
    'cdn-5432',
  ]);
});

test('figures among the words are read as in the search', () => {
  expect(found('q=10/350+25+kA')).toEqual(found('waveform=10-350&ka=25'));
  expect(found('q=10/350+25+kA')).toContain('icg-25-350');
  expect(found('q=three+phase+32+A')).toEqual(found('phases=3&current=32'));
  const { instruments, wayOut } = find('q=10/350+100+kA');
  expect(instruments).toEqual([]);
  expect(wayOut?.nearest?.instrument.slug).toBe('icg-25-350');
  expect(wayOut?.excluding?.key).toBe('ka');
});

test('the three-phase inverter of 400 V and 32 A gets its network and its dip generator', () => {
  expect(found('phases=3&voltage=400&current=32').toSorted()).toEqual([
    'cdn-5432',
    'pfg-32-3',
    'pfg-75-3',
  ]);
});

test('a three-phase connection also takes single-phase equipment, not the other way round', () => {
  expect(found('phases=1')).toContain('cdn-5416');
  expect(found('phases=3')).not.toContain('cdn-3216');
});

test('DC ratings count for DC only', () => {
  expect(found('phases=0&voltage=600')).toContain('cdn-5432');
  expect(found('phases=3&voltage=600')).toEqual([]);
});

test('a generic standard finds what serves the standards it calls for', () => {
  expect(found('standard=iec-61000-6-2')).toEqual(
    expect.arrayContaining(['multi-ce7', 'esg-16', 'pfg-32-3', 'cdn-5432']),
  );
  expect(found('standard=un-r10')).toContain('atg-600');
});

test.each(['4 kV', '4k', '4000 V', '4', '4,0', '4.0 kv'])('%s is four kilovolts', (typed) => {
  expect(found(new URLSearchParams({ kv: typed, waveform: '10-700' }).toString())).toEqual(
    found('waveform=10-700&kv=4'),
  );
});

test('a comma is a decimal point in a number field', () => {
  expect(found('waveform=1-2-50&family=surge-hybrid&kv=7,5')).toEqual(['shg-8']);
});

test('a voltage is that of the wave asked for', () => {
  // Its 2/10 µs wave ends at 2.5 kV, others at 6 kV.
  expect(found('waveform=2-10&kv=4')).toEqual(['tsg-5-10']);
  expect(found('waveform=8-20&kv=20')).toContain('cwg-20-10');
});

test('counts leave out the choice of their own facet', () => {
  const counts = count('phenomenon=burst&phases=3');
  expect(counts.phenomenon.get('ring-wave')).toBe(found('phenomenon=ring-wave&phases=3').length);
  expect(counts.phases.get('1')).toBe(found('phenomenon=burst&phases=1').length);
  expect(counts.phenomenon.get('burst')).toBe(found('phenomenon=burst&phases=3').length);
  expect(counts.phenomenon.get('esd') ?? 0).toBe(0);
});

test('every count is what choosing the option gives', () => {
  for (const base of ['kv=6', 'phases=1&voltage=230&kv=4', 'q=surge&ka=2', 'role=generator']) {
    const counts = count(base);
    for (const value of data.options.waveform.map((option) => option.value)) {
      const slugs = found(`${base}&waveform=${value}`);
      expect([base, value, counts.waveform.get(value) ?? 0]).toEqual([base, value, slugs.length]);
    }
  }
});

test('words narrow the list, with synonyms and beginnings', () => {
  expect(found('q=electrostatic+generators')).toContain('esg-16');
  expect(found('q=EFT')).toEqual(found('q=burst'));
  expect(found('q=cdn+54')).toEqual(['cdn-5416', 'cdn-5432']);
});

test('sorts by figure, weight or name', () => {
  expect(found('sort=kv')[0]).toBe('ivg-2400-240000');
  expect(found('sort=ka')[0]).toBe('pg-10-10000');
  expect(found('family=telecom&sort=name')[0]).toBe('tele-m6');
});

test('names the criterion that excludes most and the nearest instrument', () => {
  const { wayOut } = find('waveform=10-700&kv=3000');
  expect(wayOut?.excluding).toEqual({ key: 'kv', left: found('waveform=10-700').length });
  expect(wayOut?.nearest).toMatchObject({
    instrument: { slug: 'tsg-10-700' },
    lacks: [{ key: 'kv', has: 10_000 }],
  });
});

test('a standard we make nothing for leads to nothing, not to another number', () => {
  expect(found('standard=iec-61000-4-6')).toEqual([]);
  expect(find('standard=iec-61000-4-6').wayOut?.excluding?.key).toBe('standard');
});

test('one question has one address, and values that do not exist are dropped', () => {
  const path = '/instruments/finder?phenomenon=burst&phenomenon=surge&kv=4+kV&view=table';
  expect(queryPath(ask('view=table&kv=4%20kV&phenomenon=surge&phenomenon=burst&role=x&q='))).toBe(
    path,
  );
  expect(queryPath(ask(path.split('?')[1] ?? ''))).toBe(path);
  expect(queryPath(ask('sort=catalogue&view=cards&sort=&kv='))).toBe('/instruments/finder');
});

test('a current is asked of the wave that was chosen, or of its short-circuit current', () => {
  expect(found('waveform=10-700&ka=2')).toEqual([]);
  expect(found('waveform=10-700&ka=0.2')).toEqual(expect.arrayContaining(['shg-8']));
  expect(found('waveform=10-700&ka=0.2')).not.toContain('shg-5');
  expect(found('waveform=1-2-50&ka=2')).toEqual(expect.arrayContaining(['shg-5', 'shg-8']));
});

test.each(['4 kV', '4k', '4K', '4 KV', '4000 V', '4000 volts', '>= 4 kV', '≥4', 'min. 4 kV'])(
  'the voltage “%s” is 4 kV',
  (typed) => expect(found(`kv=${encodeURIComponent(typed)}`)).toEqual(found('kv=4')),
);

test('values that no facet knows are named', () => {
  const unknown = (search: string) => unknownValues(new URLSearchParams(search), data.options);
  expect(unknown('standard=IEC+61000-4-5&family=coupling-network&q=surge&standard=')).toEqual([]);
  expect(unknown('standard=nonsense&family=esd&standard=iec-61000-4-5')).toEqual([
    'Standard: nonsense',
    'Family: esd',
  ]);
});
