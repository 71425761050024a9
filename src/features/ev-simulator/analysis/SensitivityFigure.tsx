import { ChartFigure } from '../../../components/charts/ChartFigure.tsx';
import { formatNumber } from '../../../components/charts/formatNumber.ts';
import { type SensitivityRow, sensitivity } from '../model/analysis/sensitivity.ts';
import type { SimulatorInputs } from '../model/inputs/simulatorInputs.ts';

const width = 400;
const rowHeight = 40;
const middle = width / 2;
const reach = 150;

const signed = (value: number) => `${value > 0 ? '+' : ''}${formatNumber(value)}`;

/** Bars on both sides of today's range: what lowering and raising each input does. */
function TornadoChart({ rows }: { rows: readonly SensitivityRow[] }) {
  const most = Math.max(
    1,
    ...rows.flatMap(({ lowerKm, higherKm }) => [lowerKm, higherKm].map(Math.abs)),
  );
  const words = rows.map(
    ({ label, change, lowerKm, higherKm }) =>
      `${label} ${change}: ${signed(lowerKm)} and ${signed(higherKm)} km`,
  );
  return (
    <svg viewBox={`0 0 ${width} ${rows.length * rowHeight}`} role="img" className="chart figures">
      <title>What moves the range most</title>
      <desc>{`${words.join('; ')}.`}</desc>
      <path d={`M${middle} 0v${rows.length * rowHeight}`} className="stroke-edge" />
      {rows.map(({ label, change, lowerKm, higherKm }, index) => {
        const top = index * rowHeight;
        const bars = [
          ['lower', lowerKm, 'fill-caution'],
          ['higher', higherKm, 'fill-accent'],
        ] as const;
        return (
          <g key={label}>
            <text x="0" y={top + 14} className="fill-text font-sans">
              {`${label}, ${change}`}
            </text>
            {bars.map(([key, km, fill]) => {
              const length = (Math.abs(km) / most) * reach;
              if (length < 0.2) return null;
              return (
                <g key={key}>
                  <rect
                    x={km < 0 ? middle - length : middle}
                    y={top + 20}
                    width={length}
                    height="14"
                    className={fill}
                  />
                  <text
                    x={km < 0 ? middle - length - 4 : middle + length + 4}
                    y={top + 32}
                    textAnchor={km < 0 ? 'end' : 'start'}
                    className="fill-muted"
                  >
                    {signed(km)}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}

/** Which input moves the range most, one at a time. */
export function SensitivityFigure({ inputs }: { inputs: SimulatorInputs }) {
  const rows = sensitivity(inputs);
  if (rows.length === 0) return <p>Without a range there is nothing to compare.</p>;
  return (
    <ChartFigure
      heading="What moves the range most"
      note="Change of the range in km when one input is lowered (amber) or raised (teal) and the others stay."
      chart={<TornadoChart rows={rows} />}
      table={{
        caption: 'Change of the range',
        columns: ['Input', 'By', 'Lower, km', 'Higher, km'],
        words: 2,
        rows: rows.map(({ label, change, lowerKm, higherKm }) => [
          label,
          change,
          formatNumber(lowerKm, 1),
          formatNumber(higherKm, 1),
        ]),
      }}
    />
  );
}
