import * as z from 'zod/mini';
import type { Field, FieldInfo } from './form.ts';
import { limits } from './limits.ts';
import { line, text } from './textRules.ts';

/** Without a message a field may stay empty. */
interface Words {
  label?: string;
  /** What is said where there is too little, which makes the field required. */
  missing?: string;
  /** The fewest characters of a required field. */
  least?: number;
  autoComplete?: string;
  hint?: string;
}

const invalidEmail = 'Invalid email address';
const emailMaxLength = 254;

/** What a mail server takes before the "@" (RFC 5321, 4.5.3.1.1). */
const localPartMaxLength = 64;

/** The pattern of `<input type="email">`, so browser and server agree. */
const isEmail = (value: string) =>
  z.regexes.html5Email.test(value) && value.indexOf('@') <= localPartMaxLength;

const required = (missing: unknown) => (missing ? { required: true } : {});

/** A single line of plain text. */
function lineField(
  max: number,
  { label = '', missing, least = 2, ...shown }: Words & Partial<FieldInfo>,
): Field<string> {
  return {
    rule: missing ? line(least, max, missing) : line(0, max),
    info: { label, control: 'text', ...required(missing), maxLength: max, ...shown },
  };
}

/** The kinds of fields. Each says once what browser, server, mails and inbox need of it. */
export const field = {
  line: (label: string, max: number, words: Words = {}) => lineField(max, { label, ...words }),
  name: (words: Words = {}) =>
    lineField(limits.name, { label: 'Name', autoComplete: 'name', ...words }),
  company: (words: Words = {}) =>
    lineField(limits.company, { label: 'Company', autoComplete: 'organization', ...words }),
  phone: (words: Words = {}) =>
    lineField(limits.phone, { label: 'Phone', control: 'tel', autoComplete: 'tel', ...words }),

  email: (needed?: 'required'): Field<string> => ({
    rule: line(needed ? 1 : 0, emailMaxLength, invalidEmail).check(
      z.refine((value) => (!needed && value === '') || isEmail(value), invalidEmail),
    ),
    info: {
      label: 'Email',
      control: 'email',
      ...required(needed),
      maxLength: emailMaxLength,
      autoComplete: 'email',
    },
  }),

  /** What the page fills in. */
  hidden: (label: string, max: number): Field<string> =>
    lineField(max, { label, control: 'hidden' }),

  /** Text of several lines; what is required says something. */
  text: (
    label: string,
    rows: number,
    words: { required?: boolean; hint?: string } = {},
  ): Field<string> => ({
    rule: words.required
      ? text(10, limits.message, 'Please enter at least 10 characters')
      : text(0, limits.message),
    info: { label, control: 'textarea', rows, maxLength: limits.message, ...words },
  }),

  /** One of some values, each with its words. */
  choice: <const Value extends string>(
    label: string,
    missing: string,
    words: Readonly<Record<Value, string>>,
  ): Field<Value> => {
    const values = Object.keys(words) as Value[];
    return {
      rule: z.enum(values, missing),
      info: {
        label,
        control: 'select',
        required: true,
        options: values.map((value) => ({ value, label: words[value] })),
      },
    };
  },

  box: (label: string): Field<boolean> => ({
    rule: z.boolean(),
    info: { label, control: 'checkbox' },
  }),
  /** A box that must be ticked. */
  consent: (label: string, missing: string): Field<true> => ({
    rule: z.literal(true, missing),
    info: { label, control: 'checkbox', required: true },
  }),
};
