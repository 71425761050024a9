import { productWaveforms } from '../../../../catalogue/productWaveforms.ts';
import { NoBreakFigures } from '../../../../components/ui/NoBreakFigures.tsx';
import { WaveformPlot } from '../../../../components/waveforms/WaveformPlot.tsx';
import type { Product } from '../../../../content/schemas/product.ts';
import { waveTabLabel } from './waveTabLabel.ts';
import '../product.css';

/** The curves of the instrument on a screen, one at a time; on paper all of them. */
export function ProductScope({ product }: { product: Product }) {
  const shown = productWaveforms(product);
  if (shown.length === 0) return null;
  const only = shown.length === 1;
  const Group = only ? 'div' : 'fieldset';
  return (
    <Group className="scope housing">
      {!only && <legend className="sr-only">Waveform</legend>}
      {shown.map((wave, index) => {
        const id = `wave-${index + 1}`;
        return [
          !only && (
            <input
              key={id}
              type="radio"
              name="wave"
              id={id}
              defaultChecked={index === 0}
              className="sr-only"
            />
          ),
          !only && (
            <label key={`${id} label`} htmlFor={id}>
              {waveTabLabel(wave.key)}
            </label>
          ),
          <figure key={wave.key}>
            <WaveformPlot wave={wave} mask className="w-full" />
            <figcaption>
              <span className="font-semibold">{wave.title}</span>
              <span className="mt-0.5 block text-muted">
                <NoBreakFigures text={wave.caption} />
              </span>
            </figcaption>
          </figure>,
        ];
      })}
    </Group>
  );
}
