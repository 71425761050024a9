import { describe, expect, test } from 'vitest';
import { formNamed } from '../../tests/support/formNamed.ts';
import type { FieldInfo, FieldValues } from './form.ts';
import { type FormName, formNames } from './forms.ts';

const person = { name: 'Asha Rao', email: 'asha@example.com', phone: '020 5550 0100' };
const message = 'How soon can we have it?';

/** What a visitor may send, by form. */
const samples: Readonly<Record<FormName, FieldValues>> = {
  contact: { ...person, subject: 'Surge', message, agree: true },
  query: {
    ...{ firstName: 'Asha', lastName: 'Rao', companyName: 'Example', companyId: 'E1' },
    ...{ phone: person.phone, product: 'Radar', category: 'radar', query: message },
  },
  join: { ...person, interest: 'EMC', product: 'product1', message, terms: true },
  application: { job: 'Engineer', name: person.name, email: person.email },
  solar: { name: person.name, email: person.email, company: 'Example', message },
  quote: {
    ...{ lines: [], products: ['a'], company: 'Example', country: 'India', delivery: 'May' },
    ...{ plan: 'Standards: IEC 61000-6-2', message, name: person.name, email: person.email },
  },
  demo: {
    ...{ purpose: 'demo', ...person, company: 'Example', people: '20', date: '2026-05-04' },
    message,
  },
  feedback: { topic: 'product', message, ...person, answer: true },
  support: {
    ...{ ...person, company: 'Example', product: 'SG-6', serial: 'S1', urgency: 'limited' },
    message,
  },
  care: {
    ...{ wanted: 'calibration', product: 'SG-6', serial: 'S1', calibrated: 'May 2025' },
    ...{ ...person, company: 'Example', message, returnAddress: 'Gate 2, Pune' },
  },
};

const messages = (name: FormName, changes: Record<string, unknown> = {}) =>
  formNamed(name)
    .schema.safeParse({ ...samples[name], ...changes })
    .error?.issues.map(({ path, message: text }) => `${path.join('.')}: ${text}`) ?? [];
const fieldsOf = (name: FormName, is: (info: FieldInfo) => boolean) =>
  Object.entries(formNamed(name).fields).filter(([, info]) => is(info));
const isTyped = ({ control }: FieldInfo) =>
  ['text', 'tel', 'email', 'textarea', 'hidden', 'date'].includes(control);

describe.each(formNames)('%s', (name) => {
  test('takes what a visitor typed, as it is', () => {
    expect(messages(name)).toEqual([]);
    expect(formNamed(name).schema.safeParse(samples[name]).data).toEqual(samples[name]);
    expect(formNamed(name).name).toBe(name);
  });

  test('takes as many characters as its page lets a visitor type, and says so beyond that', () => {
    for (const [field, { maxLength, control }] of fieldsOf(name, isTyped)) {
      expect(maxLength, field).toBeGreaterThan(0);
      const most = Number(maxLength);
      const tooLong = `${field}: Please use at most ${most} characters`;
      if (control !== 'email' && control !== 'date')
        expect(messages(name, { [field]: 'x'.repeat(most) }), field).toEqual([]);
      expect(messages(name, { [field]: 'x'.repeat(most + 1) }), field).toContain(tooLong);
    }
  });

  test('asks for exactly what its page marks as required', () => {
    for (const [field, { required = false }] of fieldsOf(name, isTyped)) {
      const refused = messages(name, { [field]: '' }).some((text) => text.startsWith(field));
      // Some forms ask for an address only where there is no other way to answer.
      const reachable = field === 'email' && name === 'solar';
      expect(refused, field).toBe(required || reachable);
    }
    for (const [field, info] of fieldsOf(name, ({ control }) => control === 'checkbox'))
      expect(messages(name, { [field]: false }).length > 0, field).toBe(info.required === true);
  });

  test('names every field and says how it is shown', () => {
    for (const [field, { label, control }] of fieldsOf(name, () => true)) {
      expect(label, field).toMatch(/^[A-Z]/);
      expect(control, field).toMatch(/^[a-z]+$/);
    }
  });

  test('takes every choice of a list, each with words, and nothing else', () => {
    const lists = fieldsOf(name, ({ control }) => control === 'select');
    for (const [field, { options = [], required }] of lists) {
      expect(options.length, field).toBeGreaterThan(1);
      expect(required, field).toBe(true);
      for (const { value, label } of options) {
        expect(messages(name, { [field]: value })).toEqual([]);
        expect(label).not.toBe('');
      }
      expect(messages(name, { [field]: 'none of these' })).toHaveLength(1);
    }
  });

  test('says who wrote about what', () => {
    const form = formNamed(name);
    const { name: sender, email, subject } = form.summary(samples[name]);
    expect(sender).toBe('Asha Rao');
    expect(email).toBe(name === 'query' ? '' : person.email);
    expect(subject.length).toBeGreaterThan(3);
    expect(form.next).toMatch(/\.$/);
  });

  test('lets the browser fill in what it knows', () => {
    const known: Record<string, string> = {
      ...{ name: 'name', email: 'email', phone: 'tel', company: 'organization' },
      ...{ firstName: 'given-name', lastName: 'family-name', companyName: 'organization' },
      country: 'country-name',
    };
    for (const [field, { autoComplete }] of fieldsOf(name, isTyped))
      expect(autoComplete, field).toBe(known[field]);
  });
});

test.each([
  ['contact', {}, 'Surge'],
  ['contact', { subject: '' }, 'Enquiry'],
  ['query', {}, 'Query about Radar'],
  ['join', {}, 'Community: EMC'],
  ['application', {}, 'Application: Engineer'],
  ['application', { job: '' }, 'Application'],
  ['solar', {}, 'Solar monitoring: Example'],
  ['solar', { company: '' }, 'Solar monitoring'],
  ['quote', {}, 'Quote: a'],
  ['demo', {}, 'Demo: Example'],
  ['demo', { purpose: 'trial' }, 'Free trial: Example'],
  ['demo', { purpose: 'sales' }, 'Talk to sales: Example'],
  ['feedback', {}, 'Feedback: product'],
  ['support', {}, 'Support: SG-6 (S1)'],
  ['support', { serial: '' }, 'Support: SG-6'],
  ['care', {}, 'Calibration: SG-6 (S1)'],
  ['care', { wanted: 'part' }, 'A lead, tip or spare part: SG-6 (S1)'],
] as const)('%s with %j is listed as “%s”', (name, changes, subject) => {
  expect(formNamed(name).summary({ ...samples[name], ...changes }).subject).toBe(subject);
});

test('a fault or a part is described, a calibration need not be', () => {
  expect(messages('care', { message: '' })).toEqual([]);
  expect(messages('care', { wanted: 'part', message: '' })).toEqual([
    'message: Please say what is wrong or which part you need',
  ]);
});

const unreachable = 'email: Please give an e-mail address or a phone number so that we can answer';

test('support and feedback need a way to answer, feedback only if one is wanted', () => {
  for (const way of [{ email: '' }, { phone: '' }]) {
    expect(messages('support', way)).toEqual([]);
    expect(messages('feedback', way)).toEqual([]);
  }
  expect(messages('support', { email: '', phone: '' })).toEqual([unreachable]);
  expect(messages('feedback', { email: '', phone: '' })).toEqual([unreachable]);
  expect(messages('feedback', { email: '', phone: '', answer: false })).toEqual([]);
});

test('one word is enough for a solar enquiry, if there is an address', () => {
  const empty = { name: '', email: '', company: '', message: '' };
  expect(messages('solar', { ...empty, email: person.email })).toEqual([]);
  expect(messages('solar', empty).map((text) => text.split(':')[0])).toEqual(['email', 'message']);
  expect(messages('solar', { ...empty, company: 'Example' })).toHaveLength(1);
});

test.each([
  ['2026-05-04', true],
  ['', true],
  ['4 May 2026', false],
  ['2026-5-4', false],
  ['x2026-05-04', false],
  ['2026-05-04x', false],
])('%j is a date for a demo: %s', (date, isDate) => {
  const expected = isDate ? [] : ['date: Please choose a date'];
  expect(messages('demo', { date }).filter((text) => !text.includes('at most'))).toEqual(expected);
});

test.each([
  ['a@example.com', true],
  [`${'a'.repeat(64)}@example.com`, true],
  [`${'a'.repeat(65)}@example.com`, false],
  ['a@b', true],
  ['a b@example.com', false],
  ['a@example.com, b@example.com', false],
  ['a', false],
  ['@', false],
])('%j is an address: %s', (email, isAddress) => {
  for (const name of ['application', 'contact'] as const)
    expect(messages(name, { email })).toEqual(isAddress ? [] : ['email: Invalid email address']);
});

test('a quote needs something to offer: a line, a product or a message', () => {
  const nothing = { lines: [], products: [], message: '' };
  expect(messages('quote', nothing)).toEqual([
    'message: Please choose a product or describe what you need',
  ]);
  expect(messages('quote', { ...nothing, products: ['a'] })).toEqual([]);
  const fifty = Array.from({ length: 50 }, (_, index) => `p${index}`);
  expect(messages('quote', { products: fifty })).toEqual([]);
  expect(messages('quote', { products: [...fifty, 'x'] })).toHaveLength(1);
});

test('what is no text at all is refused', () => {
  expect(messages('contact', { message: 5 })).toEqual(['message: This field is required']);
  expect(messages('contact', { subject: null })).toEqual(['subject: This field is required']);
});

test('line breaks of all systems are one kind, and a line has single spaces', () => {
  const typed = { ...samples.contact, message: 'a\rb\r\nc', subject: 'a  b\n\nc' };
  expect(formNamed('contact').schema.safeParse(typed).data).toMatchObject({
    ...{ message: 'a\nb\nc', subject: 'a b c' },
  });
});

test('two products and no line are something to offer', () => {
  const line = { slug: 'a', quantity: 1 };
  expect(messages('quote', { lines: [line], products: ['b'], message: '' })).toEqual([]);
});
