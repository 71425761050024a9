import { DataTable } from '../../../components/charts/DataTable.tsx';
import { formatNumber } from '../../../components/charts/formatNumber.ts';
import { wltpPhases } from '../model/cycles/wltpStyle.ts';

/** Compares the synthetic trace with the totals of the official one. */
export function WltpPhases() {
  return (
    <DataTable
      caption="Each phase beside WLTC class 3b (in brackets)"
      columns={['Phase', 'Time, s', 'Stops, s', 'Distance, m', 'Max, km/h']}
      words={1}
      rows={wltpPhases().map(({ target, reached }) => [
        target.name,
        `${formatNumber(reached.seconds)} (${formatNumber(target.seconds)})`,
        `${formatNumber(reached.stopSeconds)} (${formatNumber(target.stopSeconds)})`,
        `${formatNumber(reached.metres)} (${formatNumber(target.metres)})`,
        `${formatNumber(reached.maxKmh, 1)} (${formatNumber(target.maxKmh, 1)})`,
      ])}
    />
  );
}
