import type { Bench } from '../../content/schemas/bench.ts';
import {
  type BenchKey,
  type BenchSource,
  benchSources,
  loadAt,
  loadPositions,
  networkKey,
} from './model/benchSources.ts';
import { loadText, networkText } from './model/figureTexts.ts';

interface Props {
  source: BenchKey;
  words: Bench;
}

/** Voltage, source impedance and load; benchBehaviour.ts reads them by their names. */
export function BenchControls({ source, words: { controls, ends } }: Props) {
  const { kilovolts, networks, takesLoad, position }: BenchSource = benchSources[source];
  const id = `bench-${source}`;
  const load = loadText(loadAt(position), ends);
  return (
    <div className="bench-controls">
      <label htmlFor={`${id}-kilovolts`}>
        {controls.kilovolts} <b data-value="kilovolts">{kilovolts.start} kV</b>
      </label>
      <input
        id={`${id}-kilovolts`}
        data-control="kilovolts"
        type="range"
        min={kilovolts.min}
        max={kilovolts.max}
        step="0.5"
        defaultValue={kilovolts.start}
        aria-valuetext={`${kilovolts.start} kV`}
      />
      {takesLoad && (
        <>
          <label htmlFor={`${id}-load`}>
            {controls.load} <b data-value="load">{load}</b>
          </label>
          <input
            id={`${id}-load`}
            data-control="load"
            type="range"
            min="0"
            max={loadPositions}
            defaultValue={position}
            aria-valuetext={load}
          />
          <p aria-hidden="true" className="bench-ends">
            <span>{ends.open}</span>
            <span>{ends.short}</span>
          </p>
        </>
      )}
      {networks.length > 1 && (
        <fieldset className="bench-networks">
          <legend>{controls.network}</legend>
          {networks.map((network, index) => (
            <label key={networkText(network)}>
              <input
                type="radio"
                name={`${id}-network`}
                value={index}
                data-network={networkKey(network)}
                defaultChecked={index === 0}
              />
              <span className="figures">{networkText(network)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
