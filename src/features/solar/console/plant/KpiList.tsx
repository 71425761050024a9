import { memo } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import type { ConsoleWords } from '../../../../content/schemas/solar/solarConsole.ts';
import type { Kpis } from '../../model/kpi/kpis.ts';

interface Props {
  figures: Kpis;
  words: ConsoleWords['kpis'];
}

/** Shares are shown in per cent, ratios with three digits, yields with two. */
function valueText(value: number, unit: string): string {
  if (!Number.isFinite(value)) return '–';
  if (unit === '%') return `${formatNumber(100 * value, 1)} %`;
  return unit === '' ? formatNumber(value, 3) : `${formatNumber(value, 2)} ${unit}`;
}

/** The key figures, each with its formula on demand. */
export const KpiList = memo(function KpiList({ figures, words }: Props) {
  return (
    <div className="columns-1 gap-x-8 text-sm lg:columns-2">
      {words.map(({ id, name, symbol, unit, formula, text }) => (
        <details key={id} className="break-inside-avoid border-b border-line">
          <summary className="flex min-h-9 items-center gap-3 hover:text-accent">
            <span>{name}</span>
            <span className="text-muted">{symbol}</span>
            <span className="figures ml-auto">{valueText(figures[id], unit)}</span>
          </summary>
          <p className="figures pb-1">{formula}</p>
          <p className="pb-2 text-muted">{text}</p>
        </details>
      ))}
    </div>
  );
});
