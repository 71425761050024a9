import { type PointerEvent, useEffect, useState } from 'react';
import { formatNumber } from './formatNumber.ts';
import type { Scale } from './niceScale.ts';
import { tickDigits } from './plotArea.ts';
import type { Series } from './series.ts';
import { splitLabel } from './splitLabel.ts';
import { valueAt } from './valueAt.ts';

interface Chart {
  series: readonly Series[];
  x: Scale;
  y: Scale;
  xLabel: string;
  yLabel: string;
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
