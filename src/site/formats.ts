const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const shortDay = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const rupee = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/**
 * 2026-11-16 as "16 November 2026": the month in words, so that it cannot be mistaken for the day.
 */
export const longDate = (iso: string) => day.format(new Date(iso));

/** 2026-11-16 as "16 Nov". */
export const shortDate = (iso: string) => shortDay.format(new Date(iso));

/** 744000 as "₹7,44,000", grouped the Indian way. */
export const rupees = (amount: number) => rupee.format(amount);

const unit = /(\d) (?=(?:[kMmµnp]?(?:V|A|Ω|F|H|J|s|m|g|Hz|VA|W)|As|%|°C|min|h|U|pairs?)(?![\wµ]))/g;
const times = / × (?=\d)/g;
const deviation = /± (?=\d)/g;
const standard =
  /\b(IEC|ISO|EN|IEEE|ITU-T|CISPR|UL|ACT|CDN|CWG|ESG|IVG|PG|TSG|SHG) (?=[A-Z]?\.?\d)/g;

/** Keeps a figure and its unit, a product of figures, and the name of a standard on one line. */
export const nonBreakingUnits = (text: string) =>
  text
    .replaceAll(unit, '$1\u00a0')
    .replaceAll(times, '\u00a0×\u00a0')
    .replaceAll(deviation, '±\u00a0')
    .replaceAll(standard, '$1\u00a0');

/** A figure without the digits that nobody sees. */
export const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
