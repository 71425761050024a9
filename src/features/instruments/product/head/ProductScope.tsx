import { productWaveforms } from '../../../../catalogue/productWaveforms.ts';
import { noBreak } from '../../../../components/ui/noBreak.tsx';
import { WaveformPlot } from '../../../../components/waveforms/WaveformPlot.tsx';
import type { Product } from '../../../../content/schemas/product.ts';
import '../product.css';
import type { WaveformKey } from '../../../../components/waveforms/waveforms.ts';

const short: Partial<Record<WaveformKey, string>> = {
  'rectangular-2ms': '2 ms',
  'eft-pulse': '5/50 ns',
  'eft-burst': 'Burst',
  'ac-50hz': '50 Hz',
  dc: 'DC',
  'dc-dip': 'DC dip',
  'dc-interruption': 'DC interruption',
  esd: '150 pF',
  'esd-330pf': '330 pF',
  'esd-2k': '2 kΩ',
};

/** A curve's name in a row of tabs: "1.2/50 µs", "Burst", "Ring wave". */
function waveTabLabel(key: WaveformKey): string {
  if (key.includes('/')) return `${key} µs`;
  const words = key.replaceAll('-', ' ');
  return short[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

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
              <span className="mt-0.5 block text-muted">{noBreak(wave.caption)}</span>
            </figcaption>
          </figure>,
        ];
      })}
    </Group>
  );
}
