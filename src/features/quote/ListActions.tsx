import Link2 from 'lucide-react/icons/link-2';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import type { QuoteLine } from '../../forms/quoteList/quoteLine.ts';
import { writeSharedLines } from '../../forms/quoteList/writtenLines.ts';
import { paths } from '../../site/paths.ts';

interface Props {
  lines: readonly QuoteLine[];
}

const action = 'inline-flex min-h-11 items-center gap-2 font-medium text-accent hover:underline';

/** The list as a link, and on paper. */
export function ListActions({ lines }: Props) {
  const [copied, setCopied] = useState('');
  const { query, withoutNotes } = writeSharedLines(lines);
  const address = `${paths.quote}?${query}`;

  async function copy(event: React.MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const rest = withoutNotes ? ', without the notes, which are too long for a link' : '';
    try {
      await navigator.clipboard.writeText(href);
      setCopied(`Link copied${rest}.`);
    } catch {
      // Not allowed here: the address bar holds it instead.
      history.replaceState(history.state, '', address);
      setCopied(`The link is in the address bar${rest}.`);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 print:hidden">
      <a href={address} onClick={copy} className={action}>
        <Link2 aria-hidden="true" className="size-5" />
        Link to this list
      </a>
      <button type="button" onClick={() => print()} className={`${action} noscript:hidden`}>
        <Printer aria-hidden="true" className="size-5" />
        Print
      </button>
      <p role="status" className="text-sm text-muted">
        {copied}
      </p>
    </div>
  );
}
