import { memo } from 'react';
import { quantity } from '../../catalogue/quantity.ts';
import { InstrumentActions } from './InstrumentActions.tsx';
import type { Instrument } from './model/instrument.ts';

interface Props {
  instrument: Instrument;
  /** Of waveforms, by their slugs. */
  names: ReadonlyMap<string, string>;
}

const highest = ({ waves }: Instrument, key: 'volts' | 'amperes') =>
  Math.max(0, ...waves.map((wave) => wave[key] ?? 0));

const figure = (value: number, unit: string) => (value > 0 ? quantity(value, unit) : '–');

function supply({ phases, ac, dc }: Instrument): string {
  const lines = phases.includes('3') ? '3 ~ ' : '';
  const shown = [
    ac && `${lines}${ac.volts} V ${ac.amperes} A`,
    dc && `DC ${dc.volts} V ${dc.amperes} A`,
  ];
  return shown.filter(Boolean).join('; ') || '–';
}

/** One instrument in the table, with the figures to choose by. */
export const InstrumentRow = memo(function InstrumentRow({ instrument, names }: Props) {
  const { slug, name, subtitle, path, waves, kilograms } = instrument;
  return (
    <tr>
      <th scope="row">
        <a href={path}>{name}</a>
        <span>{subtitle}</span>
      </th>
      <td className="figures">{figure(highest(instrument, 'volts'), 'V')}</td>
      <td className="figures">{figure(highest(instrument, 'amperes'), 'A')}</td>
      <td>{waves.map((wave) => names.get(wave.slug)).join(', ') || '–'}</td>
      <td className="figures">{supply(instrument)}</td>
      <td className="figures">{`${kilograms} kg`}</td>
      <td>
        <InstrumentActions slug={slug} name={name} />
      </td>
    </tr>
  );
});
