/**
 * The days on which nobody answers although it is a weekday, as YYYY-MM-DD in the company's time
 * zone. Add each year's list before it begins: a day that is missing counts as a working day.
 */
export const holidays: Readonly<Record<string, string>> = {
  '2026-01-26': 'Republic Day',
  '2026-03-19': 'Gudi Padwa',
  '2026-05-01': 'Labour Day',
  '2026-09-14': 'Ganesh Chaturthi',
  '2026-10-02': 'Gandhi Jayanti',
  '2026-10-20': 'Dussehra',
  '2026-11-09': 'Diwali',
  '2026-11-10': 'Diwali',
  '2026-12-25': 'Christmas',
  '2027-01-26': 'Republic Day',
  '2027-04-07': 'Gudi Padwa',
  '2027-10-29': 'Diwali',
  '2027-11-01': 'Diwali',
};
