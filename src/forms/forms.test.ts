import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contactMessages } from './contact.ts';
import { findForm, formNames } from './forms.ts';
import { elapsedField, honeypotField, keyField } from './reserved.ts';
import { solarMessages } from './solar.ts';

function errorsOf(name: string, values: Record<string, unknown>): Record<string, string> {
  const issues = findForm(name)?.schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}

const query = {
  firstName: 'As',
  lastName: 'Ra',
  companyName: 'De',
  companyId: '',
  phone: '123456',
  product: 'PG',
  category: 'radar',
  query: 'ten letter',
};
const join = {
  name: 'As',
  email: 'a@example.com',
  interest: 'EM',
  phone: '12345678',
  product: 'product1',
  message: '',
  terms: true,
};
const contact = { name: '', email: '', subject: '', phone: '', message: '', agree: false };
const solar = { name: '', email: '', company: '', message: '' };

describe('the specified rules', () => {
  test('accept the minimum', () => {
    expect(errorsOf('query', query)).toEqual({});
    expect(errorsOf('join', join)).toEqual({});
  });

  test.each([
    ['query', 'firstName', 'A', 'First name is required'],
    ['query', 'lastName', 'R', 'Last name is required'],
    ['query', 'companyName', 'D', 'Company name is required'],
    ['query', 'phone', '12345', 'Phone number is required'],
    ['query', 'product', 'P', 'Please specify a product'],
    ['query', 'category', '', 'Please select a category'],
    ['query', 'category', 'laser', 'Please select a category'],
    ['query', 'query', 'nine char', 'Please enter at least 10 characters'],
    ['join', 'name', 'A', 'Name is required'],
    ['join', 'email', 'a@', 'Invalid email address'],
    ['join', 'interest', 'E', 'Area of interest is required'],
    ['join', 'phone', '1234567', 'Phone number is too short'],
    ['join', 'product', '', 'Please select a product'],
    ['join', 'terms', false, 'You must agree to the terms'],
  ])('%s: %s = %j says %j', (form, field, value, message) => {
    const valid = form === 'query' ? query : join;
    expect(errorsOf(form, { ...valid, [field]: value })).toEqual({ [field]: message });
  });

  test('ignore surrounding whitespace', () => {
    expect(errorsOf('query', { ...query, firstName: '  A  ' })).toHaveProperty('firstName');
  });
});

describe('contact and solar', () => {
  test('reject an empty form', () => {
    expect(errorsOf('contact', contact)).toEqual({
      email: contactMessages.unreachable,
      message: contactMessages.empty,
    });
  });

  test.each([{ email: 'a@example.com' }, { phone: '1' }])('%j is enough', (given) => {
    expect(errorsOf('contact', { ...contact, ...given })).toEqual({});
  });

  test('reject a message without contact details', () => {
    expect(errorsOf('contact', { ...contact, message: 'Hello' })).toEqual({
      email: contactMessages.unreachable,
    });
    expect(errorsOf('solar', { ...solar, message: 'Hello' })).toEqual({
      email: solarMessages.unreachable,
    });
  });
});

describe('every form', () => {
  test.each(formNames)('%s describes exactly the fields its schema has', (name) => {
    const form = findForm(name);
    if (!(form?.schema instanceof z.ZodMiniObject)) throw new Error(`${name} is not an object`);
    const described = Object.keys(form.fields).toSorted();
    expect(described).toEqual(Object.keys(form.schema.shape).toSorted());
    for (const reserved of [keyField, elapsedField, honeypotField])
      expect(described).not.toContain(reserved);
  });

  test('is found by its own name only', () => {
    expect(findForm('toString')).toBeUndefined();
    expect(findForm('')).toBeUndefined();
  });
});

test('text loses control characters, and a subject its line breaks', () => {
  const subject = 'a\r\nBcc: b\u0000\u001b[31m';
  const result = findForm('contact')?.schema.safeParse({
    ...contact,
    email: ' a@example.com ',
    subject,
    message: 'one\r\ntwo\u0007\ttabs\ud800',
  });
  expect(result?.data).toMatchObject({
    email: 'a@example.com',
    subject: 'a Bcc: b[31m',
    message: 'one\ntwo\ttabs\ufffd',
  });
});

describe('a quote', () => {
  const line = {
    slug: 'a',
    quantity: 1,
    mains: '',
    plug: '',
    options: [],
    calibration: '',
    note: '',
  };
  const asked = { name: 'As', email: 'a@example.com', company: '', country: '', delivery: '' };
  const errors = (lines: unknown[], message = '') =>
    errorsOf('quote', { ...asked, message, products: [], lines });

  test('needs a line or a message', () => {
    expect(errors([line])).toEqual({});
    expect(errors([], 'A surge generator')).toEqual({});
    expect(Object.keys(errors([]))).toEqual(['message']);
  });

  test.each([1, 99, '7', ' 12 '])('takes %j pieces', (quantity) => {
    expect(errors([{ ...line, quantity }])).toEqual({});
  });

  test.each([0, 100, 1.5, '', '2,5', 'many', null, -1])('refuses %j pieces', (quantity) => {
    expect(errors([{ ...line, quantity }])).toEqual({
      lines: 'Please enter a whole number from 1 to 99',
    });
  });

  test('takes fifty lines with notes of 300 characters, and not one more', () => {
    const many = Array.from({ length: 50 }, () => ({ ...line, note: 'n'.repeat(300) }));
    expect(errors(many)).toEqual({});
    expect(errors([...many, line])).toHaveProperty('lines');
    expect(errors([{ ...line, note: 'n'.repeat(301) }])).toHaveProperty('lines');
    expect(errors([{ ...line, slug: '' }])).toHaveProperty('lines');
    expect(errors([{ slug: 'a' }])).toHaveProperty('lines');
  });
});
