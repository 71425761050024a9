const msPerDay = 86_400_000;

/** Days since 1 January 1970 of a date like 2026-03-14. */
export const dayNumber = (date: string) => Math.round(Date.parse(date) / msPerDay);

/** The date of a day number. */
export const dateOf = (day: number) => new Date(day * msPerDay).toISOString().slice(0, 10);

export interface CalendarDay {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly date: number;
}

/**
 * Year, month and date of a day number, by arithmetic alone: the weather of years asks for it.
 * Years begin in March, so that the leap day is their last.
 */
export function calendarDay(day: number): CalendarDay {
  const sinceMarch0000 = day + 719_468;
  const era = Math.floor(sinceMarch0000 / 146_097);
  const ofEra = sinceMarch0000 - era * 146_097;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) /
      365,
  );
  const ofYear =
    ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const date = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, date };
}
