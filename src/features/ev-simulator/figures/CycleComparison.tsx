import { DataTable } from '../../../components/charts/DataTable.tsx';
import { formatNumber } from '../../../components/charts/formatNumber.ts';
import { cycleComparison } from '../model/analysis/rangeComparisons.ts';
import type { Scenario } from '../model/physics/scenario.ts';

/** The same car in traffic: range over the standard drive cycles. */
export function CycleComparison({ scenario }: { scenario: Scenario }) {
  return (
    <div>
      <DataTable
        caption="The same car in traffic"
        columns={['Drive cycle', 'Range, km', 'Wh/km', 'Mean, km/h']}
        words={1}
        rows={cycleComparison(scenario).map(({ cycle, result }) =>
          result.kind === 'range'
            ? [
                cycle.name,
                formatNumber(result.rangeKm),
                formatNumber(result.whPerKm, 1),
                formatNumber(result.averageKmh, 1),
              ]
            : [cycle.name, result.kind === 'unreachable' ? 'not reachable' : '–', '–', '–'],
        )}
      />
      <p className="mt-2 text-sm text-muted">
        A constant speed is kinder than traffic. WLTP-style is not the official trace.
      </p>
    </div>
  );
}
