import * as z from 'zod/mini';
import { line } from './text.ts';

const invalidEmail = 'Invalid email address';
export const emailMaxLength = 254;

/** The pattern of `<input type="email">`, so browser and server agree. */
const isEmail = (value: string) => z.regexes.html5Email.test(value);

export const email = () =>
  line(1, emailMaxLength, invalidEmail).check(z.refine(isEmail, invalidEmail));

export const optionalEmail = () =>
  line(0, emailMaxLength, invalidEmail).check(
    z.refine((value) => value === '' || isEmail(value), invalidEmail),
  );
