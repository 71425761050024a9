import { type PointerEvent, type ReactNode, useEffect, useState } from 'react';
import { clockText } from '../../model/calendar/indianTime.ts';
import { percentOf, plotHeight } from './DayChart.tsx';
import { shown } from './dayPath.ts';

interface Props {
  minute: number;
  /** The last known minute of the day. */
  last: number;
  onMinute: (minute: number) => void;
  /** The reading in words, for readers of screens. */
  reading: string;
  children: ReactNode;
}

/** A day's chart with a cursor: by mouse and finger on the chart, by keys on the slider below. */
export function Scrub({ minute, last, onMinute, reading, children }: Props) {
  const end = Math.min(shown.to - 1, last);
  const at = Math.max(shown.from, Math.min(end, minute));

  function follow(event: PointerEvent<HTMLDivElement>): void {
    if (event.pointerType === 'mouse' && event.buttons === 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    const asked = Math.round(shown.from + share * (shown.to - shown.from));
    onMinute(Math.max(shown.from, Math.min(end, asked)));
  }

  return (
    <div>
      <div
        className="relative cursor-crosshair select-none"
        onPointerDown={follow}
        onPointerMove={follow}
      >
        {children}
        <svg
          aria-hidden="true"
          className="console-chart pointer-events-none absolute inset-0"
          height={plotHeight}
        >
          <line
            x1={percentOf(at)}
            x2={percentOf(at)}
            y1="0"
            y2={plotHeight}
            className="stroke-text"
            strokeWidth="1.5"
          />
        </svg>
      </div>
      <input
        type="range"
        aria-label="Time of day"
        aria-valuetext={`${clockText(at)}, ${reading}`}
        min={shown.from}
        max={Math.max(shown.from, end)}
        step="1"
        value={at}
        onChange={(event) => onMinute(Number(event.target.value))}
        className="console-scrub noscript:hidden print:hidden"
      />
    </div>
  );
}

/** False while the server's drawing is shown, true once there is time for every minute. */
export function useFine(): boolean {
  const [fine, setFine] = useState(false);
  useEffect(() => setFine(true), []);
  return fine;
}
