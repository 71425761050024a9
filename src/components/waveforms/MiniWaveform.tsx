import { pathData } from './pathData.ts';
import { tracePoints } from './tracePoints.ts';
import { type WaveformKey, waveforms } from './waveforms.ts';

type Props = {
  wave: WaveformKey;
  className?: string;
  /** Deviation in the drawing's units: finer where it is shown large. */
  accuracy?: number;
};

const box = { x: 2, y: 2, width: 156, height: 60 };

/** The trace alone, in the current colour: decoration, but computed from the real curve. */
export function MiniWaveform({ wave, className, accuracy = 0.4 }: Props) {
  const d = pathData(tracePoints(waveforms[wave], box, accuracy));
  return (
    <svg viewBox="0 0 160 64" aria-hidden="true" fill="none" className={className}>
      <path d={d} stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}
