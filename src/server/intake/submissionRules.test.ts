import { expect, test } from 'vitest';
import { formNamed } from '../../../tests/support/formNamed.ts';
import type { FieldValues, Form } from '../../forms/form.ts';
import type { OrderCatalogue, OrderProduct } from '../../forms/quoteList/orderCatalogue.ts';
import { newLine, type QuoteLine } from '../../forms/quoteList/quoteLine.ts';
import { createJobs } from '../careers/jobs.ts';
import { submissionRules } from './submissionRules.ts';

const product: OrderProduct = {
  ...{ slug: 'gen', name: 'GEN', subtitle: '', code: 'G1', path: '/gen', group: '' },
  ...{ mains: ['M230', 'M120'], options: [], calibrated: true, pictured: false },
};
const other = { ...product, slug: 'net', name: 'NET', code: 'N1' };
const orderCatalogue: OrderCatalogue = {
  ...{ products: [product, other], plugs: [], calibrations: [] },
  mains: [
    { code: 'M230', name: '230 V' },
    { code: 'M120', name: '120 V' },
  ],
};
const application = formNamed('application');
const contact = formNamed('contact');
const quote = formNamed('quote');
const jobs = createJobs(
  [
    { slug: 'engineer', title: 'Test engineer', validThrough: '2026-06-30' },
    { slug: 'driver', title: 'Driver', validThrough: '2025-06-30' },
  ],
  () => Date.UTC(2026, 0, 5),
);
const complete = submissionRules(jobs, orderCatalogue, 'https://www.example.com');
const outcome = (form: Form, values: FieldValues) => {
  try {
    return complete(form, values);
  } catch (error) {
    return error;
  }
};
const apply = (form: Form, job: string) => outcome(form, { job, name: '', email: '' });

test('an application for an open job, or for none in particular, is accepted as it is', () => {
  for (const job of ['Test engineer', '']) expect(apply(application, job)).toMatchObject({ job });
});

test('one for a job that has closed, or that never was, is refused', () => {
  expect(apply(application, 'Driver')).toMatchObject({ status: 410 });
  expect(apply(application, 'Astronaut')).toMatchObject({ status: 422 });
  expect(apply(contact, 'Driver')).toMatchObject({ job: 'Driver' });
});

const line = (given: Partial<QuoteLine> = {}) => ({ ...newLine(product.slug), ...given });
const ask = (lines: readonly QuoteLine[], products: readonly string[] = []) =>
  outcome(quote, { lines, products, message: 'x' });

test('lines get the name, page and codes of the catalogue', () => {
  const mains = product.mains[1] ?? '';
  const done = ask([line({ quantity: 2, mains })]);
  expect(done).toMatchObject({
    message: 'x',
    products: [],
    lines: [{ quantity: 2, name: product.name, url: `https://www.example.com${product.path}` }],
  });
  const [{ order } = { order: [] }] = (done as { lines: { order: { code: string }[] }[] }).lines;
  expect(order.map(({ code }) => code)).toEqual([`${product.code}-${mains}`]);
});

test('a product named without further wishes becomes a line; one we do not know stays a name', () => {
  expect(ask([line()], [other.slug, 'A thing', product.slug])).toMatchObject({
    products: ['A thing'],
    lines: [{ slug: product.slug }, { slug: other.slug, name: other.name, quantity: 1 }],
  });
});

test('more lines than a list holds are refused, not dropped', () => {
  const full = Array.from({ length: 50 }, () => line());
  expect(ask(full)).toMatchObject({ lines: { length: 50 } });
  expect(ask(full, [other.slug])).toMatchObject({
    status: 422,
    errors: { lines: expect.stringContaining('50') },
  });
});

test('a line of a product we do not have is refused at its place', () => {
  const refused = ask([line(), newLine('nothing')]) as { errors: Record<string, string> };
  expect(refused).toMatchObject({ status: 422 });
  expect(Object.keys(refused.errors)).toEqual(['lines', 'lines.1.slug']);
  expect(refused.errors.lines).toContain('“nothing”');
});

test.each([{ mains: 'ZZ' }, { plug: 'ZZ' }, { options: ['ZZ'] }, { calibration: 'ZZ' }])(
  'a line that asks for %j, which the product is not made with, is refused',
  (wish) => {
    expect(ask([line(wish)])).toMatchObject({
      status: 422,
      errors: { 'lines.0.mains': expect.stringContaining(product.name) },
    });
  },
);

test('other forms are not touched', () => {
  const values = { lines: [], products: [other.slug] };
  expect(outcome(contact, values)).toBe(values);
});
