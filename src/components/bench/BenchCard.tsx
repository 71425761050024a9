import type { ComponentProps } from 'react';
import { LiveBench } from './LiveBench.tsx';

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
