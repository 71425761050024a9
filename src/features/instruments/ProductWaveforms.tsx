import { NoBreakFigures } from '../../components/ui/NoBreakFigures.tsx';
import { WaveformPlot } from '../../components/waveforms/WaveformPlot.tsx';
import { isWaveformKey, waveforms } from '../../components/waveforms/waveforms.ts';

interface Props {
  keys: readonly string[];
}

/** The curves the instrument makes, computed from their definitions. */
export function ProductWaveforms({ keys }: Props) {
  const shown = keys.filter(isWaveformKey);
  if (shown.length === 0) return null;
  return (
    <section className="border-t border-line">
      <div className="page-width py-10 lg:py-14">
        <h2 className="text-heading">Waveforms</h2>
        <div className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-3 print:grid-cols-3">
          {shown.map((key) => (
            <figure key={key} className="break-inside-avoid">
              <WaveformPlot wave={key} className="w-full" />
              <figcaption className="mt-2 text-sm">
                <span className="font-semibold">{waveforms[key].title}</span>
                <span className="mt-1 block text-muted">
                  <NoBreakFigures text={waveforms[key].caption} />
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
