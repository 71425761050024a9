import type { Setup } from '../../content/schemas/standards/setup.ts';
import { unit, wirePath } from './wirePath.ts';

type Block = Setup['blocks'][number];

const lineHeight = 19;

function BlockDrawing({ block: { lines, at, size, strong } }: { block: Block }) {
  const [x, y, width, height] = [...at, ...size].map((value) => value * unit) as [
    number,
    number,
    number,
    number,
  ];
  const first = y + height / 2 - ((lines.length - 1) * lineHeight) / 2 + 5;
  return (
    <g>
      <rect
        {...{ x, y, width, height }}
        rx="4"
        strokeWidth={strong ? 2.5 : 1.5}
        className={strong ? 'fill-raised stroke-accent' : 'fill-surface stroke-edge'}
      />
      {lines.map((text, index) => (
        <text
          key={text}
          x={x + width / 2}
          y={first + index * lineHeight}
          textAnchor="middle"
          className={index === 0 ? 'fill-text font-semibold' : 'fill-muted text-[13px]'}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

/** Equipment and how it is connected. */
export function SetupDrawing({ title, plane, blocks, wires }: Setup) {
  const named = (name: string) => blocks.find((block) => block.name === name);
  return (
    <svg
      viewBox="0 0 480 320"
      role="img"
      aria-label={title}
      className="w-full fill-none text-[15px]"
    >
      {plane && (
        <g>
          <path d="M12 282h456" strokeWidth="4" className="stroke-edge" />
          <text x="468" y="304" textAnchor="end" className="fill-muted text-[13px]">
            {plane}
          </text>
        </g>
      )}
      {wires.map(({ from, to, label, quiet }) => {
        const { path, label: place } = wirePath(named(from), named(to));
        return (
          <g key={`${from} ${to}`}>
            <path
              d={path}
              strokeWidth="2"
              strokeDasharray={quiet ? '5 4' : undefined}
              className={quiet ? 'stroke-edge' : 'stroke-accent'}
            />
            {label && (
              <text {...place} className="fill-muted text-[13px]">
                {label}
              </text>
            )}
          </g>
        );
      })}
      {blocks.map((block) => (
        <BlockDrawing key={block.name} block={block} />
      ))}
    </svg>
  );
}
