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
