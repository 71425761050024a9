import * as z from 'zod/mini';
import { line, text } from '../textRules.ts';
import { lineLimits } from './quoteLine.ts';

const wrongQuantity = `Please enter a whole number from 1 to ${lineLimits.quantity}`;
/** A plain form sends only what its product can be ordered with. */
const code = () => z._default(line(0, lineLimits.code), '');

/** A plain form sends text where a script sends a number. */
const quantity = z.pipe(
  z.transform((value) => (typeof value === 'string' ? Number(value.trim() || 0) : value)),
  z
    .int(wrongQuantity)
    .check(z.minimum(1, wrongQuantity), z.maximum(lineLimits.quantity, wrongQuantity)),
);

const lineSchema = z.object({
  slug: line(1, lineLimits.slug),
  quantity,
  mains: code(),
  plug: code(),
  options: z._default(
    z
      .array(line(1, lineLimits.code))
      .check(z.maxLength(lineLimits.options, 'Please choose fewer options')),
    [],
  ),
  calibration: code(),
  note: z._default(text(0, lineLimits.note), ''),
});

export const tooManyLines = `A request takes up to ${lineLimits.lines} lines. Please remove some, or send a second request`;

/** The lines of a request, from a script or from a plain form. */
export const quoteLinesSchema = z
  .array(lineSchema, 'Please send the list again')
  .check(z.maxLength(lineLimits.lines, tooManyLines));
