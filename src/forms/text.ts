import * as z from 'zod/mini';

/** Everything that is neither text nor a line break or tab: no store, mail or screen needs it. */
const controls = /(?![\n\t])\p{Cc}/gu;

const clean = (value: string) =>
  value.replace(/\r\n?/g, '\n').replace(controls, '').toWellFormed().normalize('NFC').trim();

const tooLong = (max: number) => `Please use at most ${max} characters`;

/** One or more lines between two lengths. A text that may be left out has a minimum of 0. */
export const text = (min: number, max: number, message = 'This field is required') =>
  z
    .string(message)
    .check(z.overwrite(clean), z.minLength(min, message), z.maxLength(max, tooLong(max)));

const oneLine = (value: string) => clean(value).replace(/\s+/g, ' ');

/** A text that becomes part of a subject line or a list: line breaks turn into spaces. */
export const line = (min: number, max: number, message = 'This field is required') =>
  z
    .string(message)
    .check(z.overwrite(oneLine), z.minLength(min, message), z.maxLength(max, tooLong(max)));
