const format = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "2026-10" as "October 2026". */
export const monthName = (month: string) => format.format(new Date(`${month}-01`));
