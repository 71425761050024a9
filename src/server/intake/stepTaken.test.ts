import { expect, test } from 'vitest';
import { formNamed } from '../../../tests/support/formNamed.ts';
import type { Form } from '../../forms/form.ts';
import { stepTaken } from './stepTaken.ts';

const contact = formNamed('contact');
const quote = formNamed('quote');
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
