import { expect, test } from 'vitest';
import { formNamed } from '../../../tests/support/formNamed.ts';
import type { Form } from '../../forms/form.ts';
import { hiddenValue, type Incoming, incomingValues, stepTaken } from './incoming.ts';

const contact = formNamed('contact');
const quote = formNamed('quote');
const posted = (...entries: [string, string][]): Incoming => ({
  ...{ entries, json: undefined, file: undefined },
});
const sent = (json: Record<string, unknown>): Incoming => ({ entries: [], json, file: undefined });

test('a form’s own fields are read and all others dropped, the first of several', () => {
  const values = incomingValues(
    contact,
    posted(['name', 'Asha'], ['name', 'Ravi'], ['role', 'admin'], ['message', '']),
  );
  expect(values).toEqual({
    ...{ name: 'Asha', email: '', subject: '', phone: '', message: '', agree: false },
  });
});

test.each([
  ['on', true],
  ['true', true],
  ['yes', true],
  ['', false],
  ['false', false],
  ['off', false],
  ['0', false],
])('a box sent as %j is ticked: %s', (value, ticked) => {
  expect(incomingValues(contact, posted(['agree', value])).agree).toBe(ticked);
});

test('a list has every value but the empty ones', () => {
  const { products } = incomingValues(
    quote,
    posted(['products', 'a'], ['products', ''], ['products', 'b']),
  );
  expect(products).toEqual(['a', 'b']);
});

test('the lines of a quote are put together from their parts, in their order', () => {
  const { lines } = incomingValues(
    quote,
    posted(
      ['lines.1.slug', 'second'],
      ['lines.0.slug', 'first'],
      ['lines.0.quantity', '2'],
      ['lines.0.options', 'A'],
      ['lines.0.options', 'B'],
      // An empty row, other names, and places no list has.
      ['lines.2.slug', ''],
      ['lines.3.note', 'of nothing'],
      ['others.0.slug', 'other'],
      ['lines.x.slug', 'other'],
      ['lines.1000.slug', 'other'],
      ['x.lines.0.slug', 'other'],
      ['lines.0.slug.more', 'other'],
    ),
  );
  expect(lines).toEqual([
    { slug: 'first', quantity: '2', options: ['A', 'B'] },
    { slug: 'second', options: [] },
  ]);
});

test('a script may send any type; what it leaves out is blank', () => {
  expect(incomingValues(contact, sent({ name: 5, agree: true, email: null }))).toEqual({
    ...{ name: 5, email: '', subject: '', phone: '', message: '', agree: true },
  });
  expect(incomingValues(contact, sent({})).agree).toBe(false);
  expect(incomingValues(quote, sent({}))).toMatchObject({ lines: [], products: [], company: '' });
});

test('names that every object has are not values', () => {
  const form = { ...contact, fields: { constructor: { label: 'Name', control: 'text' as const } } };
  expect(incomingValues(form, sent({}))).toEqual({ constructor: '' });
  expect(hiddenValue(sent({}), 'constructor')).toBe('');
});

test('a hidden field is text, or a number as text', () => {
  expect(hiddenValue(posted(['_key', 'a'], ['_key', 'b']), '_key')).toBe('a');
  expect(hiddenValue(posted(), '_key')).toBe('');
  expect(hiddenValue(sent({ _key: 'a' }), '_key')).toBe('a');
  expect(hiddenValue(sent({ _key: 12 }), '_key')).toBe('12');
  expect(hiddenValue(sent({ _key: ['a'] }), '_key')).toBe('');
  expect(hiddenValue(sent({}), '_key')).toBe('');
});

const press = (form: Form, step: string) =>
  stepTaken(form, {
    entries: [
      ['_step', step],
      ['lines.0.slug', 'a'],
      ['lines.1.slug', 'b'],
    ],
    ...{ json: undefined, file: undefined },
  });

test('a button of the list changes it instead of sending it', () => {
  expect(press(quote, 'remove 0')).toMatchObject({ lines: [{ slug: 'b' }], removed: 'a' });
  expect(press(quote, 'add c')).toMatchObject({ lines: { length: 3, 2: { slug: 'c' } } });
});

test('any other press, and any other form, is sent', () => {
  expect(press(quote, '')).toBeUndefined();
  expect(press(quote, 'clear')).toBeUndefined();
  expect(press(contact, 'remove 0')).toBeUndefined();
});
