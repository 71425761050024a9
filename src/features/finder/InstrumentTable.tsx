import { useMemo } from 'react';
import { InstrumentRow } from './InstrumentRow.tsx';
import type { FinderData } from './model/finderData.ts';
import type { Instrument } from './model/instrument.ts';

interface Props extends Pick<FinderData, 'options'> {
  instruments: readonly Instrument[];
}

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
