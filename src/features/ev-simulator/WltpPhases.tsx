import { DataTable } from '../../components/charts/DataTable.tsx';
import { figure } from '../../components/charts/figure.ts';
import { wltpPhases } from './model/cycles/wltpPhases.ts';

/** How near the made-up trace comes to the totals of the official one. */
export function WltpPhases() {
  return (
    <DataTable
      caption="Each phase beside WLTC class 3b (in brackets)"
      columns={['Phase', 'Time, s', 'Stops, s', 'Distance, m', 'Max, km/h']}
      words={1}
      rows={wltpPhases().map(({ target, reached }) => [
        target.name,
        `${figure(reached.seconds)} (${figure(target.seconds)})`,
        `${figure(reached.stopSeconds)} (${figure(target.stopSeconds)})`,
        `${figure(reached.metres)} (${figure(target.metres)})`,
        `${figure(reached.maxKmh, 1)} (${figure(target.maxKmh, 1)})`,
      ])}
    />
  );
}
