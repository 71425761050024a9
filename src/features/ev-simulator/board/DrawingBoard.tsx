import { type PointerEvent, useRef, useState } from 'react';
import { ChartAxes } from '../../../components/charts/ChartAxes.tsx';
import { niceScale, type Scale } from '../../../components/charts/niceScale.ts';
import { drawing, plot, plotX, plotY } from '../../../components/charts/plotArea.ts';
import type { Knot } from '../model/cycles/cycle.ts';
import type { Board } from '../model/inputs/boards.ts';
import { dragPoint, insertPoint, numberedPoints, pointAt } from '../model/inputs/editPoints.ts';
import '../../../components/charts/charts.css';

interface Props {
  board: Board;
  points: readonly Knot[];
  onChange: (points: readonly Knot[]) => void;
}

/** From the lowest value, or 0 for what cannot be below it, over at least the board's span. */
function scaleOf({ min, span }: Board['x'], all: readonly number[]): Scale {
  const values = all.filter((value) => Number.isFinite(value));
  const low = min === 0 ? 0 : Math.min(...values);
  return niceScale(Number.isFinite(low) ? low : 0, Math.max(low + span, ...values));
}

/** A line with draggable points; for the keyboard there is the table beside it. */
export function DrawingBoard({ board, points, onChange }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const pressed = useRef({ x: 0, y: 0 });
  /** The dragged point, and the scales at the start of the drag: they must not change meanwhile. */
  const [held, setHeld] = useState<{ index: number; x: Scale; y: Scale } | null>(null);
  const x =
    held?.x ??
    scaleOf(
      board.x,
      points.map(([at]) => at),
    );
  const y =
    held?.y ??
    scaleOf(
      board.y,
      points.map(([, value]) => value),
    );

  function placeOf(event: PointerEvent): Knot {
    const box = svg.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const across = (((event.clientX - box.x) / box.width) * drawing.width - plot.x) / plot.width;
    const down = (((event.clientY - box.y) / box.height) * drawing.height - plot.y) / plot.height;
    return pointAt(board, x.low + across * (x.high - x.low), y.high - down * (y.high - y.low));
  }

  function take(event: PointerEvent<SVGElement>, index: number): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld({ index, x, y });
  }

  /** A press that neither grabbed a point nor started a scroll adds a point. */
  function release(event: PointerEvent): void {
    const still =
      Math.hypot(event.clientX - pressed.current.x, event.clientY - pressed.current.y) < 5;
    if (held) setHeld(null);
    else if (still) onChange(insertPoint(points, placeOf(event)));
  }

  const drawn = points.filter((point) => point.every(Number.isFinite)).sort(([a], [b]) => a - b);
  const corners = drawn.map(([second, kmh]) => `${plotX(x, second)} ${plotY(y, kmh)}`);
  return (
    <svg
      ref={svg}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      className="chart figures cursor-copy"
      onPointerMove={(event) =>
        held && onChange(dragPoint(board, points, held.index, placeOf(event)))
      }
      onPointerDown={({ clientX, clientY }) => {
        pressed.current = { x: clientX, y: clientY };
      }}
      onPointerUp={release}
      onPointerCancel={() => setHeld(null)}
    >
      <title>{board.title}</title>
      <desc>{`${points.length} points. The table below lists them.`}</desc>
      <ChartAxes x={x} y={y} xLabel={board.x.axisLabel} yLabel={board.y.axisLabel} />
      <polyline
        points={corners.join(' ')}
        strokeWidth="2.5"
        className="pointer-events-none stroke-accent"
      />
      {numberedPoints(points).map(({ number, index, point: [second, kmh] }) =>
        Number.isFinite(second) && Number.isFinite(kmh) ? (
          <circle
            key={number}
            cx={plotX(x, second)}
            cy={plotY(y, kmh)}
            r="9"
            className="cursor-grab touch-none fill-accent stroke-surface stroke-3"
            onPointerDown={(event) => take(event, index)}
          />
        ) : null,
      )}
    </svg>
  );
}
