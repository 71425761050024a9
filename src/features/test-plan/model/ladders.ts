import type { PlanLine } from './planLines.ts';

export interface Rung {
  key: string;
  test: string;
  asked: string;
  has: string;
  /** Of the ladder's length, from 0 to 1. */
  askedShare: number;
  hasShare: number;
}

const sizes: Readonly<Record<string, number>> = { '': 1, k: 1000, m: 1e-3 };

/** "2 kV" as 2000 V; undefined for words and for what is no level. */
function readQuantity(text: string): { value: number; unit: string } | undefined {
  const [, number, prefix = '', unit = ''] = /^([\d.]+) ([km]?)(V|A|A\/m)\b/.exec(text) ?? [];
  return number ? { value: Number(number) * (sizes[prefix] ?? 1), unit } : undefined;
}

/** For each port and unit: which levels are asked for, and how far the instruments reach. */
export function ladders(lines: readonly PlanLine[]) {
  const rungs = lines.flatMap(({ key, port, phenomenon, basic, figures }) => {
    const readings = figures.flatMap(({ asked, has }) => {
      const [want, reach] = [readQuantity(asked), readQuantity(has)];
      return want && reach && want.unit === reach.unit ? [{ asked, has, want, reach }] : [];
    });
    const [first] = readings;
    return first ? [{ key, port, test: `${phenomenon}, ${basic}`, ...first }] : [];
  });
  const groups = Map.groupBy(rungs, ({ port, want }) => `${port}, ${want.unit}`);
  return [...groups].map(([title, all]) => {
    const longest = Math.max(...all.flatMap(({ want, reach }) => [want.value, reach.value]));
    return {
      title,
      rungs: all.map(
        ({ key, test, asked, has, want, reach }): Rung => ({
          ...{ key, test, asked, has },
          askedShare: want.value / longest,
          hasShare: reach.value / longest,
        }),
      ),
    };
  });
}
