import type { ComponentProps } from 'react';
import type { Bench } from '../../content/schemas/bench.ts';
import { BenchPanel, type Maker } from './BenchPanel.tsx';
import type { BenchKey } from './model/benchSources.ts';

interface LiveBenchProps {
  words: Bench;
  makers: Readonly<Record<BenchKey, readonly Maker[]>>;
  /** The source it begins with. */
  first?: BenchKey | undefined;
}

const keys = ['surge', 'burst', 'ring', 'esd'] as const;

/**
 * Four sources, each with its screen, controls and figures. The buttons work by CSS alone; turning
 * the controls needs benchBehaviour.ts, without which they are hidden and the pictures stand still.
 */
function LiveBench({ words, makers, first = 'surge' }: LiveBenchProps) {
  return (
    <div className="bench" data-bench>
      <fieldset className="bench-sources">
        <legend className="sr-only">{words.controls.source}</legend>
        {keys.map((key) => (
          <label key={key}>
            <input
              type="radio"
              name="bench-source"
              value={key}
              defaultChecked={key === first}
              className="sr-only"
            />
            <span className="font-semibold">{words.sources[key].label}</span>
            <span className="figures text-[0.8125rem] whitespace-nowrap text-muted">
              {words.sources[key].shape}
            </span>
          </label>
        ))}
      </fieldset>
      {keys.map((key) => (
        <BenchPanel key={key} source={key} words={words} makers={makers[key]} />
      ))}
      <p role="status" className="sr-only" data-spoken />
    </div>
  );
}

type Props = ComponentProps<typeof LiveBench>;

/** The bench in its housing. */
export const BenchCard = (props: Props) => (
  <section className="bench-card housing break-inside-avoid" aria-labelledby="bench">
    <h3 id="bench" className="text-heading">
      {props.words.heading}
    </h3>
    <p className="mt-2 mb-6 max-w-[65ch] text-muted">{props.words.lead}</p>
    <LiveBench {...props} />
  </section>
);
