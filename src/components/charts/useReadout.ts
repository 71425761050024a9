import { type PointerEvent, useEffect, useState } from 'react';
import { formatNumber } from './formatNumber.ts';
import type { Scale } from './niceScale.ts';
import { tickDigits } from './plotArea.ts';

export type Point = readonly [x: number, y: number];

export interface Series {
  readonly name: string;
  /** In the order of x. */
  readonly points: readonly Point[];
  /** Draws the line dashed and in a muted colour. */
  readonly quiet?: boolean;
  /** Which of four colours, where several lines count alike. */
  readonly tone?: 0 | 1 | 2 | 3;
}

interface Chart {
  series: readonly Series[];
  x: Scale;
  y: Scale;
  xLabel: string;
  yLabel: string;
}

/** An axis label in its parts: "Range (km)" is a range in km. */
function splitLabel(label: string): { name: string; unit: string } {
  const [, name = label, unit = ''] = /^(.*) \((.*)\)$/.exec(label) ?? [];
  return { name, unit };
}

/** A line's value at x, interpolated linearly; undefined outside of it. Points are in the order of x. */
export function valueAt(points: readonly Point[], x: number): number | undefined {
  const after = points.findIndex(([px]) => px >= x);
  const to = points[after];
  if (!to) return undefined;
  const from = points[after - 1];
  if (!from) return to[0] === x ? to[1] : undefined;
  const share = (x - from[0]) / (to[0] - from[0]);
  return from[1] + share * (to[1] - from[1]);
}

/** The place on a chart that pointer or keys have chosen, and what the lines say there. */
export function useReadout({ series, x, y, xLabel, yLabel }: Chart) {
  const [live, setLive] = useState(false);
  const [chosen, setChosen] = useState<number>();
  useEffect(() => setLive(true), []);

  const points = series[0]?.points ?? [];
  const at = chosen === undefined ? undefined : points[Math.min(chosen, points.length - 1)]?.[0];
  const values =
    at === undefined
      ? []
      : series.flatMap(({ name, points: line }) => {
          const value = valueAt(line, at);
          return value === undefined ? [] : [{ name, value }];
        });

  const across = splitLabel(xLabel);
  const up = splitLabel(yLabel);
  const text =
    at === undefined
      ? ''
      : [
          `${across.name} ${formatNumber(at, tickDigits(x) + 1)} ${across.unit}`,
          ...values.map(
            ({ name, value }) =>
              `${series.length > 1 ? name : up.name} ${formatNumber(value, tickDigits(y) + 1)} ${up.unit}`,
          ),
        ].join(' · ');

  function follow({ currentTarget, clientX }: PointerEvent<Element>): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    const under = x.low + ((clientX - left) / width) * (x.high - x.low);
    const distances = points.map(([px]) => Math.abs(px - under));
    setChosen(distances.indexOf(Math.min(...distances)));
  }
  return { live, chosen, choose: setChosen, last: points.length - 1, at, values, text, follow };
}
