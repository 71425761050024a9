import type { Bench } from '../../content/schemas/bench.ts';
import { noBreak } from '../ui/noBreak.tsx';
import { BenchControls } from './BenchControls.tsx';
import { BenchScreen } from './BenchScreen.tsx';
import { benchReading } from './model/benchReading.ts';
import { type BenchKey, benchSources, loadAt } from './model/benchSources.ts';

export interface Maker {
  name: string;
  path: string;
  /** The highest voltage it can be set to. */
  kilovolts: number;
  /** The networks it has, by their keys; none where the source has only one. */
  networks: readonly string[];
}

interface Props {
  source: BenchKey;
  words: Bench;
  makers: readonly Maker[];
}

/** One source as it stands at first: its screen, its controls, its figures, who makes it. */
export function BenchPanel({ source, words, makers }: Props) {
  const { text, label, figures } = words.sources[source];
  const { kilovolts, position } = benchSources[source];
  const setting = { kilovolts: kilovolts.start, network: 0, load: loadAt(position) };
  const reading: Record<string, string> = benchReading(source, setting);
  return (
    <fieldset
      className="bench-panel"
      data-source={source}
      data-open={words.ends.open}
      data-short={words.ends.short}
    >
      <legend className="sr-only">{label}</legend>
      <BenchScreen source={source} setting={setting} words={words} />
      <div className="flex flex-col gap-5">
        <p className="order-1 text-muted lg:order-0">{noBreak(text)}</p>
        <BenchControls source={source} words={words} />
      </div>
      <dl className="bench-figures">
        {Object.entries(figures).map(([name, title]) => (
          <div key={name}>
            <dt>{title}</dt>
            <dd data-figure={name}>{reading[name]}</dd>
          </div>
        ))}
      </dl>
      <div className="bench-makers">
        <h3>{words.makers}</h3>
        <ul>
          {makers.map(({ name, path, kilovolts: reach, networks }) => (
            <li
              key={path}
              data-reach={reach}
              data-networks={networks.join(' ')}
              hidden={reach < kilovolts.start || undefined}
            >
              <a href={path}>
                {name} <span className="figures">{reach} kV</span>
              </a>
            </li>
          ))}
        </ul>
        <p>{words.noMaker}</p>
      </div>
    </fieldset>
  );
}
