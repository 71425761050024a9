/** The part of the day that charts show: from 05:30 to 19:30. */
export const shown = { from: 330, to: 1170 };
export const chartHeight = 1000;

interface Given {
  /** One value for each `step` minutes from midnight; NaN where there is none. */
  readonly values: ArrayLike<number>;
  readonly step: number;
  readonly highest: number;
  /** Minutes from this one on are not drawn. */
  readonly until: number;
  /** Means of so many values are drawn. */
  readonly every: number;
}

/** A line through a day as path data, in minutes by thousandths of the height. */
export function dayPath({ values, step, highest, until, every }: Given): string {
  let data = '';
  let isOpen = false;
  const last = Math.min(shown.to, until) / step;
  for (let index = Math.floor(shown.from / step); index < last; index += every) {
    let [sum, count] = [0, 0];
    for (let at = index; at < Math.min(index + every, last); at += 1) {
      const value = values[at] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      sum += value;
      count += 1;
    }
    if (count === 0) {
      isOpen = false;
      continue;
    }
    const x = Math.round((index + every / 2) * step - shown.from);
    const y = Math.round(chartHeight * (1 - sum / count / highest));
    data += `${isOpen ? 'L' : 'M'}${x} ${y}`;
    isOpen = true;
  }
  return data;
}
