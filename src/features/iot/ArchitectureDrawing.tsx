import type { IotPart } from '../../content/schemas/iot.ts';
import { partDrawings } from './partDrawings.ts';

interface Props {
  parts: readonly IotPart[];
  /** A row on wide screens, a column on phones. */
  orientation: 'row' | 'column';
  className: string;
}

export const partAnchor = (id: IotPart['id']) => `iot-${id}`;

const node = { row: { width: 136, height: 128 }, column: { width: 336, height: 84 } };
const gap = { row: 30, column: 26 };

/** The chain from machine to screen; each part links to its explanation. */
export function ArchitectureDrawing({ parts, orientation, className }: Props) {
  const isRow = orientation === 'row';
  const { width, height } = node[orientation];
  const step = (isRow ? width : height) + gap[orientation];
  const length = parts.length * step - gap[orientation];
  const view = isRow
    ? { width: length + 4, height: height + 4 }
    : { width: 340, height: length + 4 };
  return (
    <svg
      viewBox={`0 0 ${view.width} ${view.height}`}
      className={`fill-none text-[17px] ${className}`}
    >
      <title>Reference architecture</title>
      {parts.map(({ id, title }, index) => {
        const x = 2 + (isRow ? index * step : 0);
        const y = 2 + (isRow ? 0 : index * step);
        const arrow = isRow
          ? `M${x + width + 5} ${y + height / 2}h20m-6-5 6 5-6 5`
          : `M${x + 52} ${y + height + 3}v20m-5-6 5 6 5-6`;
        return (
          <g key={id}>
            <a href={`#${partAnchor(id)}`} className="group">
              <rect
                x={x}
                y={y}
                width={width}
                height={height}
                rx="6"
                className="fill-surface stroke-edge stroke-[1.5] group-hover:stroke-accent group-focus-visible:stroke-accent"
              />
              <path
                d={partDrawings[id]}
                transform={`translate(${x + (isRow ? 28 : 14)} ${y + (isRow ? 18 : 12)})`}
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
                className="stroke-accent"
              />
              <text
                x={isRow ? x + width / 2 : x + 116}
                y={isRow ? y + 108 : y + 48}
                textAnchor={isRow ? 'middle' : 'start'}
                className="fill-text font-semibold"
              >
                {title}
              </text>
            </a>
            {index < parts.length - 1 && <path d={arrow} className="stroke-edge stroke-2" />}
          </g>
        );
      })}
    </svg>
  );
}
