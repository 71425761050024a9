import { pathData } from '../../components/waveforms/pathData.ts';
import type { Overlay } from './model/overlay.ts';

const screen = { x: 50, y: 8, width: 422, height: 216 };
const colours = ['stroke-accent', 'stroke-caution', 'stroke-danger', 'stroke-text'];
const dashes = [undefined, '9 4', '2 4', '12 3 2 3'];

function timeLabel(power: number): string {
  const [unit, base] = (
    [
      ['s', 0],
      ['ms', -3],
      ['µs', -6],
      ['ns', -9],
    ] as const
  ).find(([, least]) => power >= least) ?? ['ps', -12];
  return `${10 ** (power - base)} ${unit}`;
}

/** The waves on one logarithmic time axis, as shares of the highest voltage or current. */
export function WaveOverlay({ curves, decades: [first, last] }: Overlay) {
  const lowest = Math.min(0, ...curves.flatMap(({ points }) => points.map(([, share]) => share)));
  const bottom = Math.floor(lowest * 4) / 4;
  const x = (seconds: number) =>
    screen.x + ((Math.log10(seconds) - first) / (last - first)) * screen.width;
  const y = (share: number) => screen.y + ((1.05 - share) / (1.05 - bottom)) * screen.height;
  const powers = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const shares = Array.from({ length: Math.round((1 - bottom) / 0.25) + 1 }, (_, i) => 1 - i / 4);
  const everyLabel = powers.length > 6 ? 2 : 1;
  return (
    <figure className="mt-10 break-inside-avoid">
      <h2 className="text-heading">Waveforms on one time axis</h2>
      <svg
        viewBox="0 0 480 250"
        role="img"
        className="figures mt-4 w-full max-w-4xl overflow-visible fill-none text-[12px]"
      >
        <title>Waveforms on one logarithmic time axis</title>
        <desc>
          {curves.map(({ product, title, peak }) => `${product}: ${title}, ${peak}`).join('; ')}
        </desc>
        <rect {...screen} className="fill-surface stroke-edge" />
        <path
          d={`${powers.map((power) => `M${x(10 ** power)} ${screen.y}v${screen.height}`).join('')}${shares.map((share) => `M${screen.x} ${y(share)}h${screen.width}`).join('')}`}
          className="stroke-line"
        />
        <g className="fill-muted">
          {powers
            .filter((_, i) => i % everyLabel === 0)
            .map((power) => (
              <text
                key={power}
                x={x(10 ** power)}
                y={screen.y + screen.height + 18}
                textAnchor="middle"
              >
                {timeLabel(power)}
              </text>
            ))}
          {shares
            .filter((_, i) => i % 2 === 0)
            .map((share) => (
              <text key={share} x={screen.x - 6} y={y(share) + 4} textAnchor="end">
                {`${share * 100} %`.replace('-', '−')}
              </text>
            ))}
        </g>
        {curves.map(({ product, title, order, second, points }) => (
          <path
            key={product + title}
            d={pathData(points.map(([time, share]) => [x(time), y(share)] as const))}
            className={colours[order]}
            strokeWidth={second ? 1.25 : 2.5}
            strokeDasharray={dashes[order]}
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <figcaption>
        <ul className="mt-3 grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2">
          {curves.map(({ product, title, peak, order, second }) => (
            <li key={product + title} className="flex items-center gap-3">
              <svg viewBox="0 0 40 8" aria-hidden="true" className="h-2 w-10 shrink-0">
                <path
                  d="M0 4h40"
                  className={colours[order]}
                  strokeWidth={second ? 1.25 : 2.5}
                  strokeDasharray={dashes[order]}
                />
              </svg>
              {`${product}: ${title}${peak && `, to ${peak}`}`}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-muted">
          100 % is the highest voltage, or the highest current, of those compared.
        </p>
      </figcaption>
    </figure>
  );
}
