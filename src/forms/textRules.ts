import * as z from 'zod/mini';

/** Control characters other than line break and tab. */
const controls = /(?![\n\t])\p{Cc}/gu;

const clean = (value: string) =>
  value.replace(/\r\n?/g, '\n').replace(controls, '').toWellFormed().normalize('NFC').trim();

const tooLong = (max: number) => `Please use at most ${max} characters`;

/** Text of one or more lines. A minimum of 0 makes it optional. */
export const text = (min: number, max: number, message = 'This field is required') =>
  z
    .string(message)
    .check(z.overwrite(clean), z.minLength(min, message), z.maxLength(max, tooLong(max)));

const oneLine = (value: string) => clean(value).replace(/\s+/g, ' ');

/** A single line, for subjects and lists: line breaks become spaces. */
export const line = (min: number, max: number, message = 'This field is required') =>
  z
    .string(message)
    .check(z.overwrite(oneLine), z.minLength(min, message), z.maxLength(max, tooLong(max)));
