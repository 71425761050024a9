import { type MouseEvent, memo } from 'react';
import type { Instrument } from './model/instrument.ts';
import type { FinderQuery } from './model/query.ts';

interface Props extends Pick<FinderQuery, 'view'> {
  instruments: readonly Instrument[];
  /** The page on which these are shown like the others. */
  href: string;
  onAll: (event: MouseEvent) => void;
}

const Names = memo(function Names({ instruments }: Pick<Props, 'instruments'>) {
  return (
    <ul aria-label="More instruments" className="finder-more">
      {instruments.map(({ slug, name, path }) => (
        <li key={slug}>
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  );
});

/** The instruments beyond the first, by name. */
export function MoreInstruments({ instruments, view, href, onAll }: Props) {
  return (
    <>
      <Names instruments={instruments} />
      <a
        href={href}
        rel="nofollow"
        onClick={onAll}
        className="button mt-4 print:hidden"
        data-variant="secondary"
      >
        {`Show ${instruments.length} more ${view === 'table' ? 'in the table' : 'as cards'}`}
      </a>
    </>
  );
}
