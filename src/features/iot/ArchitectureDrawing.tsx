import type { IotPart } from '../../content/schemas/iot.ts';

interface Props {
  parts: readonly IotPart[];
  /** A row on wide screens, a column on phones. */
  orientation: 'row' | 'column';
  className: string;
}

export const partAnchor = (id: IotPart['id']) => `iot-${id}`;

const node = { row: { width: 136, height: 128 }, column: { width: 336, height: 84 } };
const gap = { row: 30, column: 26 };

/** Line drawings of the parts on an 80 by 60 grid. */
const partDrawings: Readonly<Record<IotPart['id'], string>> = {
  /** A meter, a thermometer and a motor. */
  sensor:
    'M18 14a12 12 0 1 0 .1 0zM18 26l7-6M18 38v6M40 10a4 4 0 0 1 8 0v22a7 7 0 1 1-8 0zM44 16v18M54 44h22v-16H58v16M62 28v-6h10v6M76 36h4M8 52h68',
  /** One line, many taps. */
  modbus:
    'M4 34h72M12 34V22M30 34V22M48 34V22M66 34V22M6 10h12v12H6zM24 10h12v12H24zM42 10h12v12H42zM60 10h12v12H60zM4 30v8M76 30v8M40 34v16m-5-5 5 5 5-5',
  /** A box on a rail with an antenna. */
  gateway:
    'M18 20h44v32H18zM10 42h8m44 0h8M54 20V4m-4 0h8M24 28h14v8H24zM44 28h4m4 0h4M44 34h4m4 0h4M24 46h4m4 0h4m4 0h4m4 0h4',
  /** Messages through a locked tunnel. */
  mqtt: 'M4 22h72M4 42h72M12 28h12v8H12zM30 32h10m-3-3 3 3-3 3M46 28h12v8H46zM62 32h12m-3-3 3 3-3 3M35 14v-4a5 5 0 0 1 10 0v4M32 14h16',
  /** A cloud over a store. */
  cloud:
    'M22 34h38a11 11 0 0 0 1-22a16 16 0 0 0-30-3a12.6 12.6 0 0 0-9 25zM28 42c0-3 24-3 24 0v10c0 3-24 3-24 0zM28 42c0 3 24 3 24 0M40 34v6',
  /** A screen with a trace and bars. */
  dashboard:
    'M8 8h64v38H8zM32 54h16M40 46v8M14 32l8-8 8 5 10-14M48 38V26M55 38V18M62 38V30M14 38h22',
};

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
