import { SetupDrawing } from '../../../components/drawings/SetupDrawing.tsx';
import { noBreak } from '../../../components/ui/noBreak.tsx';
import { WaveformPlot } from '../../../components/waveforms/WaveformPlot.tsx';
import type { StandardPageData } from './loadStandardPage.ts';

type Props = Pick<StandardPageData, 'waveforms' | 'setup' | 'words'>;

/** The curves with the bands of their tolerances, and the set-up of the test. */
export function StandardWaves({ waveforms, setup, words }: Props) {
  if (waveforms.length === 0 && !setup) return null;
  // One curve leaves room for the set-up beside it.
  const isPair = waveforms.length === 1 && setup !== undefined;
  const inPairs = waveforms.length === 2 || waveforms.length === 4;
  const columns = isPair ? '' : `md:grid-cols-2 ${inPairs ? '' : 'xl:grid-cols-3'}`;
  return (
    <section className="border-t border-line">
      <div
        className={`page-width grid gap-12 section-space ${isPair ? 'lg:grid-cols-2 lg:gap-x-14' : ''}`}
      >
        {waveforms.length > 0 && (
          <div>
            <h2 className="text-heading">{words.waveforms}</h2>
            <div className={`mt-6 grid gap-x-10 gap-y-8 ${columns}`}>
              {waveforms.map((wave) => (
                <figure key={wave.key} className="break-inside-avoid">
                  <WaveformPlot wave={wave} mask className="w-full" />
                  <figcaption className="mt-2 text-sm">
                    <span className="font-semibold">{wave.title}</span>
                    <span className="mt-1 block text-muted">{noBreak(wave.caption)}</span>
                  </figcaption>
                </figure>
              ))}
            </div>
          </div>
        )}
        {setup && (
          <figure className={isPair ? '' : 'grid gap-x-14 lg:grid-cols-[1fr_2fr]'}>
            <figcaption>
              <h2 className="text-heading">{words.setup}</h2>
              <p className="mt-2 max-w-[62ch] text-muted">{noBreak(setup.caption)}</p>
            </figcaption>
            <div className="mt-6 max-w-3xl rounded-md border border-line bg-raised p-4">
              <SetupDrawing {...setup} />
            </div>
          </figure>
        )}
      </div>
    </section>
  );
}
