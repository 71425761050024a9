import { memo } from 'react';
import { noBreak } from '../../components/ui/noBreak.tsx';
import { thumbnailPath } from '../../site/pageAddresses.ts';
import { InstrumentActions } from './InstrumentActions.tsx';
import type { Instrument } from './model/instrument.ts';

interface Props {
  instrument: Instrument;
  /** For cards above the fold. */
  eager: boolean;
}

/** An instrument with its picture, two figures and what to do with it. */
export const InstrumentCard = memo(function InstrumentCard({ instrument, eager }: Props) {
  const { slug, name, subtitle, path, figures } = instrument;
  return (
    <li className="relative card hover:border-accent">
      <img
        src={thumbnailPath(slug)}
        alt=""
        width={480}
        height={320}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
      <h3>
        <a href={path} className="after:absolute after:inset-0">
          {name}
        </a>
      </h3>
      <p>{subtitle}</p>
      <ul>
        {figures.map((figure) => (
          <li key={figure}>{noBreak(figure)}</li>
        ))}
      </ul>
      <InstrumentActions slug={slug} name={name} />
    </li>
  );
});
