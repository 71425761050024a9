import './simulator.css';
import { memo } from 'react';
import { BarChart } from '../../components/charts/BarChart.tsx';
import { ChartFigure } from '../../components/charts/ChartFigure.tsx';
import { DataTable } from '../../components/charts/DataTable.tsx';
import { formatNumber } from '../../components/charts/formatNumber.ts';
import { company } from '../../site/company.ts';
import { CaseComparison } from './analysis/CaseComparison.tsx';
import { ChargeOverTrip } from './figures/ChargeOverTrip.tsx';
import { DriveFigure } from './figures/DriveFigure.tsx';
import { SpeedRangeFigure } from './figures/SpeedRangeFigure.tsx';
import { inputRows } from './model/analysis/inputRows.ts';
import { cycleComparison, speedRangeCurve } from './model/analysis/rangeComparisons.ts';
import { selectedCycle } from './model/cycles/standardCycles.ts';
import { describeResult } from './model/describeResult.ts';
import type { SimulatorInputs } from './model/inputs/simulatorInputs.ts';
import { type Scenario, scenarioOf } from './model/physics/scenario.ts';
import { simulate } from './model/simulate.ts';
import { causeLabels, causes, type RangeFound } from './model/simulationResult.ts';
import { RangeAnswer } from './RangeAnswer.tsx';

/** The same car in traffic: range over the standard drive cycles. */
function CycleComparison({ scenario }: { scenario: Scenario }) {
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

/** Energy per kilometre, by cause. */
function EnergyByCause({
  whPerKm,
  whPerKmByCause,
}: Pick<RangeFound, 'whPerKm' | 'whPerKmByCause'>) {
  const bars = causes
    .map((cause) => ({ label: causeLabels[cause], value: whPerKmByCause[cause] }))
    .filter(({ value }) => Math.abs(value) >= 0.05);
  const row = (label: string, value: number) => [
    label,
    formatNumber(value, 1),
    formatNumber((value / whPerKm) * 100),
  ];
  return (
    <ChartFigure
      heading="Energy by cause"
      chart={<BarChart title="Energy by cause" unit="Wh/km" digits={1} bars={bars} />}
      table={{
        caption: 'Energy of one kilometre',
        columns: ['Cause', 'Wh/km', '%'],
        words: 1,
        rows: [...bars.map(({ label, value }) => row(label, value)), row('Together', whPerKm)],
      }}
    />
  );
}

interface Props {
  inputs: SimulatorInputs;
  kept: SimulatorInputs | null;
}

/** The head of the printed page: whose it is, the answer, and every input. Not shown on screen. */
function PrintedCase({ inputs, result }: { inputs: SimulatorInputs; result: RangeFound }) {
  const { heading, text } = describeResult(result, inputs.motorKw);
  return (
    <div className="printed-case">
      <p>{`${company.name} · Electric Vehicle Simulator`}</p>
      <p className="text-title">{heading}</p>
      <p>{text}</p>
      <RangeAnswer result={result} />
      <dl>
        {inputRows(inputs).map(([label, value, unit]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">{`${value}\u00a0${unit}`.trim()}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The result's charts and tables; memoised because they are expensive to draw. */
export const SimulatorFigures = memo(function SimulatorFigures({ inputs, kept }: Props) {
  const result = simulate(inputs);
  if (result.kind === 'invalid') return null;
  const other = kept && simulate(kept);
  const keptRange = other?.kind === 'range' ? other : undefined;
  const cycle = selectedCycle(inputs);
  const scenario = scenarioOf(inputs);
  const curve = speedRangeCurve(scenario);
  const keptCurve = kept && keptRange ? speedRangeCurve(scenarioOf(kept)) : undefined;
  return (
    <div className="grid gap-12">
      {result.kind === 'range' && (
        <div data-report className="report">
          <PrintedCase inputs={inputs} result={result} />
          {keptRange && <CaseComparison kept={keptRange} now={result} />}
          <EnergyByCause {...result} />
          <ChargeOverTrip trip={result.trip} keptTrip={keptRange?.trip} />
        </div>
      )}
      {curve.length > 1 && (
        <SpeedRangeFigure
          curve={curve}
          keptCurve={keptCurve}
          speedKmh={cycle ? null : inputs.speedKmh}
        />
      )}
      {cycle ? <DriveFigure cycle={cycle} /> : <CycleComparison scenario={scenario} />}
    </div>
  );
});
