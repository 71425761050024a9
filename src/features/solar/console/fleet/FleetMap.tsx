import { memo } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { consolePath } from '../../../../site/paths.ts';
import { fleet } from '../../model/plant/fleet.ts';
import type { FleetRow } from '../../model/view/fleetRow.ts';
import { stateShape, stateWord } from '../frame/StateMark.tsx';
import { type ConsoleMoment, momentQuery } from '../frame/useMoment.ts';

const west = 72.2;
const north = 20.7;
const perDegree = 74;
/** At 18° a degree of longitude is this much shorter than one of latitude. */
const narrowing = Math.cos((18 * Math.PI) / 180);
const size = { width: 400, height: 410 };

const project = (latitude: number, longitude: number) => ({
  x: (longitude - west) * narrowing * perDegree,
  y: (north - latitude) * perDegree,
});

/** The coast of the Arabian Sea from Daman to Karwar. */
const coast: readonly (readonly [number, number])[] = [
  [20.7, 72.85],
  [20.3, 72.82],
  [19.95, 72.7],
  [19.4, 72.78],
  [18.95, 72.8],
  [18.6, 72.87],
  [18.2, 72.95],
  [17.9, 73.03],
  [17.5, 73.16],
  [17.0, 73.28],
  [16.5, 73.34],
  [16.0, 73.47],
  [15.6, 73.72],
  [15.1, 73.93],
];

const coastPath = coast
  .map(([latitude, longitude], index) => {
    const { x, y } = project(latitude, longitude);
    return `${index === 0 ? 'M' : 'L'}${x.toFixed(0)} ${y.toFixed(0)}`;
  })
  .join('');

/** To the left where names would run out of the map or into each other. */
const namedLeft = new Set(['bidar', 'nanded', 'kalaburagi', 'sangli']);

interface Props {
  rows: readonly FleetRow[];
  moment: ConsoleMoment;
}

/** The plants where they stand; the larger the sign, the larger the plant. */
export const FleetMap = memo(function FleetMap({ rows, moment }: Props) {
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="mx-auto w-full max-w-lg rounded text-[12px]"
    >
      <title>Map of the plants</title>
      <rect {...size} className="fill-ground" />
      <path d={`${coastPath}L0 ${size.height}H0V0Z`} className="fill-raised" />
      <path d={coastPath} className="fill-none stroke-edge" />
      <text x="14" y="210" className="fill-muted italic">
        Arabian Sea
      </text>
      {fleet.map(({ id, name, site, dcKwp }) => {
        const row = rows.find(({ plantId }) => plantId === id);
        if (!row) return null;
        const { x, y } = project(site.latitude, site.longitude);
        const { shape, tone } = stateShape(row.state);
        const scale = 0.55 + Math.sqrt(dcKwp) / 16;
        const isLeft = namedLeft.has(id);
        const label = `${name}, ${stateWord(row.state)}, ${formatNumber(row.kw)} kW`;
        return (
          <a key={id} href={consolePath(id, momentQuery(moment))} aria-label={label}>
            <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <circle r="13" className="fill-transparent" />
              <path
                d={shape}
                fillRule="evenodd"
                transform={`scale(${scale.toFixed(2)}) translate(-6 -6)`}
                className={`${tone} stroke-ground`}
              />
              <text
                x={isLeft ? -13 : 13}
                y="4.5"
                textAnchor={isLeft ? 'end' : 'start'}
                className="fill-text"
              >
                {name.split(' ')[0]}
              </text>
            </g>
          </a>
        );
      })}
      <path
        d={`M14 ${size.height - 16}v4h${(perDegree * 100) / 111.2}v-4`}
        className="fill-none stroke-muted"
      />
      <text x="14" y={size.height - 22} className="fill-muted">
        100 km
      </text>
    </svg>
  );
});
