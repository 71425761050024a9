import type { Bench } from '../../content/schemas/bench.ts';
import { type BenchKey, type BenchSetting, benchSources } from './model/benchSources.ts';
import { benchTraces } from './model/benchTraces.ts';

interface Props {
  source: BenchKey;
  setting: BenchSetting;
  words: Bench;
}

/** A pixel on a wide screen; once the bench runs, it draws finer. */
const stillTolerance = 0.6;

const divisions = (count: number) => Array.from({ length: count - 1 }, (_, i) => 25 * (i + 1));
const grid = [
  ...divisions(10).map((x) => `M${x} 0v200`),
  ...divisions(8).map((y) => `M0 ${y}h250`),
].join('');

/** The scope: graticule, both traces, the scales of a division. It stretches; lines keep their width. */
export function BenchScreen({ source, setting, words }: Props) {
  const { below, takesLoad } = benchSources[source];
  const { volts, amperes, scales } = benchTraces(source, setting, stillTolerance);
  const { label, shape } = words.sources[source];
  return (
    <figure className="bench-screen">
      <svg
        viewBox="0 0 250 200"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label}, ${shape}`}
      >
        <path d={grid} className="stroke-line" />
        <path d={`M0 ${25 * (8 - below)}h250`} className="stroke-edge" />
        <path d={volts} data-trace="volts" />
        <path d={amperes} data-trace="amperes" />
      </svg>
      <figcaption className="figures">
        {takesLoad && (
          <span data-channel="volts">
            {words.traces.volts} <b data-scale="volts">{scales.volts}</b>
          </span>
        )}
        <span data-channel="amperes">
          {words.traces.amperes} <b data-scale="amperes">{scales.amperes}</b>
        </span>
        <span>{scales.time}</span>
      </figcaption>
    </figure>
  );
}
