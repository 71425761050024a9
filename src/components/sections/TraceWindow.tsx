import { MiniWaveform } from '../waveforms/MiniWaveform.tsx';
import { type WaveformKey, waveforms } from '../waveforms/waveforms.ts';

interface Props {
  waves: readonly WaveformKey[];
}

/** The curves of a page in one screen, drawn one after the other. */
export function TraceWindow({ waves }: Props) {
  return (
    <div className="trace-window housing graticule">
      {waves.map((wave) => (
        <figure key={wave}>
          <MiniWaveform wave={wave} accuracy={0.05} />
          <figcaption>{waveforms[wave].title}</figcaption>
        </figure>
      ))}
    </div>
  );
}
