import { expect, test } from 'vitest';
import { fitLine, lineChoices } from './lineChoices.ts';
import { type OrderCatalogue, type OrderProduct, orderProduct } from './orderCatalogue.ts';
import { orderCodes, orderedLine, quoteSubject } from './orderedLine.ts';
import { newLine, type QuoteLine } from './quoteLine.ts';
import { quoteLinesSchema } from './quoteLinesSchema.ts';

const product: OrderProduct = {
  ...{ slug: 'gen', name: 'GEN', subtitle: '', code: 'G1', path: '/gen', group: '' },
  ...{ mains: ['M230', 'M120'], calibrated: true, pictured: false },
  options: [
    { code: 'O1', name: 'Remote' },
    { code: 'O2', name: 'Trolley' },
  ],
};
const single = { ...product, slug: 'one', mains: ['M230'], calibrated: false, options: [] };
const bare = { ...single, slug: 'bare', mains: [] };
const catalogue: OrderCatalogue = {
  products: [product, single, bare],
  mains: [
    { code: 'M120', name: '120 V' },
    { code: 'M230', name: '230 V' },
    { code: 'M400', name: '400 V' },
  ],
  plugs: [
    { code: 'PL-US', name: 'US', mains: ['M120'] },
    { code: 'PL-IN', name: 'India', mains: ['M230'] },
    { code: 'PL-X', name: 'Both', mains: ['M120', 'M230'] },
  ],
  calibrations: [{ code: 'CAL-A', name: 'Calibration' }],
};
const line = (given: Partial<QuoteLine> = {}) => ({ ...newLine('gen'), ...given });
const codes = (one: OrderProduct, given: Partial<QuoteLine> = {}) =>
  orderCodes(catalogue, one, line(given)).map(({ code, name }) => `${code} ${name}`);

test('an order has the product with its mains, then options, plug and calibration', () => {
  const wishes = { mains: 'M230', options: ['O2'], plug: 'PL-IN', calibration: 'CAL-A' };
  expect(codes(product, wishes)).toEqual([
    'G1-M230 GEN for 230 V',
    'G1/O2 Trolley',
    'PL-IN Mains lead, plug: India',
    'CAL-A Calibration',
  ]);
});

test('mains that are not chosen are open, unless there is only one kind or none', () => {
  expect(codes(product)).toEqual(['G1 GEN, mains to be decided']);
  expect(codes(single)).toEqual(['G1-M230 GEN for 230 V']);
  expect(codes(bare)).toEqual(['G1 GEN']);
});

test('the plugs are those of the mains, once that is decided', () => {
  const plugs = (one: OrderProduct, mains = '') =>
    lineChoices(catalogue, one, { mains }).plugs.map(({ code }) => code);
  expect(plugs(product)).toEqual(['PL-US', 'PL-IN', 'PL-X']);
  expect(plugs(product, 'M120')).toEqual(['PL-US', 'PL-X']);
  expect(plugs(single)).toEqual(['PL-IN', 'PL-X']);
  expect(plugs(bare)).toEqual([]);
  const { mains, calibrations, options } = lineChoices(catalogue, product, { mains: '' });
  expect(mains.map(({ code }) => code)).toEqual(['M120', 'M230']);
  expect([calibrations.length, options.length]).toEqual([1, 2]);
  expect(lineChoices(catalogue, single, { mains: '' }).calibrations).toEqual([]);
});

test('a line loses what its product is not made with, and nothing else', () => {
  const wishes = { mains: 'M230', plug: 'PL-IN', options: ['O1'], calibration: 'CAL-A', note: 'n' };
  expect(fitLine(catalogue, product, line(wishes))).toEqual(line(wishes));
  expect(fitLine(catalogue, product, line({ ...wishes, mains: 'M120' }))).toEqual(
    line({ ...wishes, mains: 'M120', plug: '' }),
  );
  expect(fitLine(catalogue, bare, line(wishes))).toEqual(line({ note: 'n' }));
  expect(fitLine(catalogue, product, line({ mains: 'M400', options: ['O9', 'O2'] }))).toEqual(
    line({ options: ['O2'] }),
  );
});

test('a line is completed from the catalogue, if that has the product', () => {
  expect(orderedLine(catalogue, line(), 'https://www.example.com')).toMatchObject({
    ...{ slug: 'gen', name: 'GEN', url: 'https://www.example.com/gen' },
    order: [{ code: 'G1' }],
  });
  expect(orderedLine(catalogue, newLine('none'), 'https://www.example.com')).toBeUndefined();
  expect(orderProduct(catalogue, 'one')).toBe(single);
  expect(orderProduct(catalogue, 'constructor')).toBeUndefined();
});

test('a request is named by its first three products', () => {
  const named = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...newLine(`p${index}`), name: `P${index}` }));
  expect(quoteSubject([], [])).toBe('as described');
  expect(quoteSubject(named(1), ['Probe'])).toBe('P0, Probe');
  expect(quoteSubject(named(3), [])).toBe('P0, P1, P2');
  expect(quoteSubject(named(3), ['Probe'])).toBe('P0, P1, P2 and 1 more');
  expect(quoteSubject([{ ...newLine('a'), quantity: 2 }], [])).toBe('2 × a');
});

test('a line from a plain form has text for numbers and leaves out what is not chosen', () => {
  expect(quoteLinesSchema.safeParse([{ slug: ' a ', quantity: ' 3 ' }]).data).toEqual([
    { ...newLine('a'), quantity: 3 },
  ]);
  const refused = (given: object) =>
    quoteLinesSchema.safeParse([{ slug: 'a', quantity: 1, ...given }]).error?.issues[0]?.path;
  expect(refused({ options: Array(10).fill('O1') })).toBeUndefined();
  expect(refused({ options: Array(11).fill('O1') })).toEqual([0, 'options']);
  expect(refused({ options: [''] })).toEqual([0, 'options', 0]);
  for (const field of ['mains', 'plug', 'calibration']) {
    expect(refused({ [field]: 'x'.repeat(12) })).toBeUndefined();
    expect(refused({ [field]: 'x'.repeat(13) })).toEqual([0, field]);
  }
  expect(refused({ slug: 'x'.repeat(101) })).toEqual([0, 'slug']);
  expect(quoteLinesSchema.safeParse('x').success).toBe(false);
});
