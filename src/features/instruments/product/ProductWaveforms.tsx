import { productWaveforms } from '../../../catalogue/productWaveforms.ts';
import { NoBreakFigures } from '../../../components/ui/NoBreakFigures.tsx';
import { WaveformPlot } from '../../../components/waveforms/WaveformPlot.tsx';
import type { Waveform } from '../../../components/waveforms/waveform.ts';
import type { Product } from '../../../content/schemas/product.ts';

const isImpedance = ({ quantity }: Waveform) => quantity === 'Impedance';

/** The curves that the instrument generates, computed from their definitions. */
export function ProductWaveforms({ product }: { product: Product }) {
  const shown = productWaveforms(product);
  if (shown.length === 0) return null;
  return (
    <section className="border-t border-line">
      <div className="page-width py-10 lg:py-14">
        <h2 className="text-heading">{shown.every(isImpedance) ? 'Impedance' : 'Waveforms'}</h2>
        <div className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-3 print:grid-cols-3">
          {shown.map((wave) => (
            <figure key={wave.key} className="break-inside-avoid">
              <WaveformPlot wave={wave} className="w-full" />
              <figcaption className="mt-2 text-sm">
                <span className="font-semibold">{wave.title}</span>
                <span className="mt-1 block text-muted">
                  <NoBreakFigures text={wave.caption} />
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
