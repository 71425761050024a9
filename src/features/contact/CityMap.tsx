import { company } from '../../site/company.ts';
import {
  centre,
  landmarks,
  linePath,
  mapSize,
  mapTitle,
  pixelsPerKilometre,
  project,
  railway,
  rivers,
  roads,
} from './mapFeatures.ts';

const [centreX, centreY] = project(centre);
/** Keeps names readable where a line passes behind them. */
const halo = 'stroke-surface stroke-[5px] [paint-order:stroke]';
const scaleLength = Math.round(2 * pixelsPerKilometre);

/** A map drawn from coordinates: it needs no map service and prints well. */
export function CityMap() {
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      role="img"
      className="w-full card fill-none text-[15px] max-sm:text-[20px]"
      strokeLinejoin="round"
    >
      <title>{mapTitle}</title>
      {rivers.map((river) => (
        <path
          key={river[0]?.join(' ')}
          d={linePath(river)}
          className="stroke-accent/25"
          strokeWidth="11"
        />
      ))}
      {roads.map((road) => (
        <path key={road[1]?.join(' ')} d={linePath(road)} className="stroke-line" strokeWidth="7" />
      ))}
      <path d={linePath(railway)} className="stroke-edge" strokeWidth="2" strokeDasharray="9 6" />
      {landmarks.map(({ name, at, side }) => {
        const [x, y] = project(at);
        return (
          <g key={name} className="fill-text">
            <circle cx={x} cy={y} r="5" className="fill-surface stroke-text" strokeWidth="2.5" />
            <text
              className={halo}
              x={side === 'left' ? x - 13 : x + 13}
              y={y + 5}
              textAnchor={side === 'left' ? 'end' : 'start'}
            >
              {name}
            </text>
          </g>
        );
      })}
      <g transform={`translate(${centreX} ${centreY})`}>
        <path d="M0 0C-9-13-14-19-14-26a14 14 0 0 1 28 0C14-19 9-13 0 0z" className="fill-accent" />
        <circle cy="-26" r="5" className="fill-surface" />
        <text x="22" y="-18" className={`fill-accent font-semibold ${halo}`}>
          {company.address.label}
        </text>
      </g>
      <path
        d={`M24 528v6h${scaleLength}v-6M570 516v36m-7-25 7-11 7 11`}
        className="stroke-muted"
        strokeWidth="1.5"
      />
      <g className="figures fill-muted text-[13px] max-sm:text-[20px]">
        <text x={36 + scaleLength} y="538">
          2 km
        </text>
        <text x="570" y="506" textAnchor="middle">
          N
        </text>
      </g>
    </svg>
  );
}
