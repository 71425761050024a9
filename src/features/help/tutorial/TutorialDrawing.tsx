import { BarChart } from '../../../components/charts/BarChart.tsx';
import { LineChart } from '../../../components/charts/LineChart.tsx';
import { SetupDrawing } from '../../../components/drawings/SetupDrawing.tsx';
import { noBreak } from '../../../components/ui/noBreak.tsx';
import { TableHead } from '../../../components/ui/TableHead.tsx';
import { WaveformPlot } from '../../../components/waveforms/WaveformPlot.tsx';
import { isWaveformKey } from '../../../components/waveforms/waveforms.ts';
import type {
  PictureOf,
  TutorialPicture,
  TutorialStep,
} from '../../../content/schemas/tutorial.ts';
import '../help.css';

const states = {
  good: { sign: '●', word: 'in order', className: 'text-accent' },
  open: { sign: '◐', word: 'to do', className: 'text-caution' },
  bad: { sign: '■', word: 'wrong', className: 'text-danger' },
} as const;

/** A display or an application's screen. */
function ScreenDrawing({ title, rows }: PictureOf<'screen'>) {
  return (
    <div className="housing overflow-hidden rounded">
      <p className="border-b border-line px-4 py-2.5 text-sm font-semibold">{title}</p>
      <dl className="figures divide-y divide-line px-4 text-sm">
        {rows.map(({ label, value, state }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 py-2">
            <dt className="flex gap-2">
              {state && (
                <span className={states[state].className}>
                  <span aria-hidden="true">{states[state].sign}</span>
                  <span className="sr-only">{states[state].word}:</span>
                </span>
              )}
              {label}
            </dt>
            {value && <dd className="text-muted">{value}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Part of a spreadsheet, with cells highlighted. */
function SheetDrawing({ title, columns, rows, marks }: PictureOf<'sheet'>) {
  const marked = new Set(marks);
  return (
    <div className="sheet overflow-hidden rounded border border-line bg-surface">
      <table className="figures w-full text-[0.6875rem] @md:text-sm">
        <caption className="sr-only">{title}</caption>
        <TableHead columns={columns} />
        <tbody>
          {rows.map((cells, row) => (
            <tr key={cells.join(' ')}>
              {columns.map((column, at) => {
                const isMarked = marked.has(`${row + 1}.${at + 1}`);
                return (
                  <td key={column}>
                    {isMarked ? (
                      <mark className="bg-transparent font-semibold text-danger underline decoration-2 underline-offset-4">
                        {cells[at] || '(empty)'}
                      </mark>
                    ) : (
                      cells[at]
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const [leftX, rightX] = [60, 420];
const rowHeight = 38;
const top = 52;

/** A sequence diagram of messages between two parties. */
function SequenceDrawing({ title, left, right, messages }: PictureOf<'sequence'>) {
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

/** Draws a tutorial's picture from its description. */
export function TutorialDrawing({ picture }: { picture: TutorialPicture }) {
  switch (picture.kind) {
    case 'setup':
      return <SetupDrawing {...picture} />;
    case 'screen':
      return <ScreenDrawing {...picture} />;
    case 'sheet':
      return <SheetDrawing {...picture} />;
    case 'sequence':
      return <SequenceDrawing {...picture} />;
    case 'bars':
      return <BarChart {...picture} />;
    case 'line': {
      const { points, title } = picture;
      return <LineChart {...picture} series={[{ name: title, points }]} />;
    }
    case 'waveform':
      if (!isWaveformKey(picture.wave)) throw new Error(`No waveform is called "${picture.wave}"`);
      return <WaveformPlot wave={picture.wave} className="w-full" />;
  }
}

/** The picture beside a step, with what it shows. */
export function TutorialFigure({ picture, caption }: TutorialStep) {
  return (
    <figure>
      <div className="@container rounded-md border border-line bg-ground p-4 sm:p-6">
        <TutorialDrawing picture={picture} />
      </div>
      <figcaption className="mt-3 text-sm text-muted">{noBreak(caption)}</figcaption>
    </figure>
  );
}
