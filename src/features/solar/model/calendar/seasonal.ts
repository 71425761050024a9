import { calendarDay } from './dayNumber.ts';

/** A monthly figure on one day: twelve values for the middle of each month, straight in between. */
export function seasonal(monthly: readonly number[], day: number): number {
  const { month, date } = calendarDay(day);
  const position = month - 1 + (date - 15) / 30.4;
  const before = Math.floor(position);
  const value = (index: number) => monthly[(index + 12) % 12] ?? 0;
  return value(before) + (position - before) * (value(before + 1) - value(before));
}
