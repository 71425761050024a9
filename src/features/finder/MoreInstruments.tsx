import type { MouseEvent } from 'react';
import type { Instrument } from './model/instrument.ts';

interface Props {
  instruments: readonly Instrument[];
  /** The page on which these have cards too. */
  href: string;
  onAll: (event: MouseEvent) => void;
}

/** The instruments beyond the first cards, by name. */
export function MoreInstruments({ instruments, href, onAll }: Props) {
  return (
    <>
      <ul aria-label="More instruments" className="finder-more">
        {instruments.map(({ slug, name, path }) => (
          <li key={slug}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
      <a
        href={href}
        rel="nofollow"
        onClick={onAll}
        className="button mt-4 print:hidden"
        data-variant="secondary"
      >
        {`Show ${instruments.length} more as cards`}
      </a>
    </>
  );
}
