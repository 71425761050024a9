const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** "2027-01-31" as people read it: 31 January 2027. */
export const jobDate = (day: string) => format.format(new Date(day));
