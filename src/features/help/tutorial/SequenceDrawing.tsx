import type { PictureOf } from '../../../content/schemas/tutorial.ts';

const [leftX, rightX] = [60, 420];
const rowHeight = 38;
const top = 52;

/** Who says what to whom, from top to bottom. */
export function SequenceDrawing({ title, left, right, messages }: PictureOf<'sequence'>) {
  const bottom = top + messages.length * rowHeight + 8;
  const words = messages.map(({ text, to }) => `${to === 'right' ? left : right}: ${text}`);
  return (
    <svg
      viewBox={`0 0 480 ${bottom}`}
      role="img"
      aria-label={`${title}. ${words.join('; ')}.`}
      className="w-full fill-none text-[15px]"
    >
      <g textAnchor="middle" className="fill-text font-semibold">
        <text x={leftX} y="20">
          {left}
        </text>
        <text x={rightX} y="20">
          {right}
        </text>
      </g>
      <path d={`M${leftX} 32V${bottom}M${rightX} 32V${bottom}`} className="stroke-edge" />
      {messages.map(({ text, to }, index) => {
        const y = top + index * rowHeight + 12;
        const [start, end, back] = to === 'right' ? [leftX, rightX, -8] : [rightX, leftX, 8];
        return (
          <g key={text}>
            <path
              d={`M${start} ${y}H${end}m${back}-5L${end} ${y}l${back} 5`}
              strokeWidth="2"
              strokeDasharray={to === 'left' ? '5 4' : undefined}
              className="stroke-accent"
            />
            <text x="240" y={y - 6} textAnchor="middle" className="figures fill-text text-[13px]">
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
