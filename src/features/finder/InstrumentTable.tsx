import { memo, useMemo } from 'react';
import { quantity } from '../../catalogue/quantity.ts';
import { InstrumentActions } from './InstrumentActions.tsx';
import type { FinderData } from './model/finderData.ts';
import type { Instrument } from './model/instrument.ts';

interface Props extends Pick<FinderData, 'options'> {
  instruments: readonly Instrument[];
}

interface InstrumentRowProps {
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
const InstrumentRow = memo(function InstrumentRow({ instrument, names }: InstrumentRowProps) {
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

/** One row for each instrument, with the figures to choose by. */
export function InstrumentTable({ instruments, options }: Props) {
  const names = useMemo(
    () => new Map(options.waveform.map(({ value, name }) => [value, name])),
    [options],
  );
  return (
    <div className="relative mt-6 overflow-x-auto">
      <table aria-label="Instruments" className="finder-table">
        <thead>
          <tr>
            <th scope="col">Instrument</th>
            <th scope="col">Voltage to</th>
            <th scope="col">Current to</th>
            <th scope="col">Waveforms</th>
            <th scope="col">EUT supply</th>
            <th scope="col">Weight</th>
            <th scope="col">
              <span className="sr-only">Compare, quote and data sheet</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {instruments.map((instrument) => (
            <InstrumentRow key={instrument.slug} instrument={instrument} names={names} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
