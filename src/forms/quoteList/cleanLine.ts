import { lineLimits, type QuoteLine } from './quoteLine.ts';

const text = (value: unknown, most: number) =>
  typeof value === 'string' ? value.trim().slice(0, most) : '';

const code = (value: unknown) => {
  const written = text(value, lineLimits.code);
  return /^[A-Z0-9-]*$/.test(written) ? written : '';
};

/** The nearest number of pieces that can be ordered. */
export function cleanQuantity(value: unknown): number {
  const number = Math.round(Number(value));
  return Number.isFinite(number) ? Math.min(Math.max(number, 1), lineLimits.quantity) : 1;
}

/**
 * A line from storage or from an address, which anybody may have written: what cannot be is replaced
 * by the ordinary; undefined without a product.
 */
export function cleanLine(value: unknown): QuoteLine | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Record<string, unknown>;
  const slug = text(given.slug, lineLimits.slug);
  if (slug === '') return undefined;
  const options = Array.isArray(given.options) ? given.options.map(code).filter(Boolean) : [];
  return {
    slug,
    quantity: cleanQuantity(given.quantity),
    mains: code(given.mains),
    plug: code(given.plug),
    options: [...new Set(options)].slice(0, lineLimits.options),
    calibration: code(given.calibration),
    note: text(given.note, lineLimits.note),
  };
}
