import type { CategoryMapData } from './categoryMap.ts';
import './map.css';

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
const asides = {
  right: [12, 4, 'start'],
  left: [-12, 4, 'end'],
  above: [0, -12, 'middle'],
  below: [0, 21, 'middle'],
} as const;

/** The instruments of a category over what they are chosen by, each a link. */
export function CategoryMap({ x, y, dots, left }: CategoryMapData) {
  return (
    <div className="page-width category-map print:hidden">
      <p className="figures text-muted">{y?.label}</p>
      <svg className="figures" data-flat={y ? undefined : ''}>
        <title>Instruments by their figures</title>
        <rect width="100%" height="100%" className="fill-surface stroke-line" />
        {x.ticks.map(({ text, at }) => (
          <g key={text}>
            <line x1={percent(at)} x2={percent(at)} y2="100%" className="stroke-line" />
            <text x={percent(at)} y="100%" dy="1.5em" textAnchor="middle" className="fill-muted">
              {text}
            </text>
          </g>
        ))}
        {y?.ticks.map(({ text, at }) => (
          <g key={text}>
            <line x2="100%" y1={percent(1 - at)} y2={percent(1 - at)} className="stroke-line" />
            <text x="-7" y={percent(1 - at)} dy="0.35em" textAnchor="end" className="fill-muted">
              {text}
            </text>
          </g>
        ))}
        {dots.map(({ slug, name, href, place, ...dot }) => {
          const [dx, dy, anchor] = asides[place ?? 'right'];
          return (
            <a key={slug} href={href}>
              <title>{name}</title>
              <circle
                cx={percent(dot.x)}
                cy={percent(1 - dot.y)}
                r="13"
                className="fill-transparent"
              />
              <circle cx={percent(dot.x)} cy={percent(1 - dot.y)} r="6" className="category-dot" />
              <text
                x={percent(dot.x)}
                y={percent(1 - dot.y)}
                dx={dx}
                dy={dy}
                textAnchor={anchor}
                data-hidden={place ? undefined : ''}
              >
                {name}
              </text>
            </a>
          );
        })}
      </svg>
      <p className="figures text-muted">
        <span>{left > 0 && `${left} more have no such figure.`}</span>
        <span>{x.label}</span>
      </p>
    </div>
  );
}
