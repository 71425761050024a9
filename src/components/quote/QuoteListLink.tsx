import ClipboardList from 'lucide-react/icons/clipboard-list';
import { paths } from '../../site/paths.ts';

/** The way to the quote list in the header. showCount.ts puts the number of lines on it. */
export function QuoteListLink() {
  return (
    <a
      href={paths.quote}
      aria-label="Quote list"
      data-quote-link
      className="quote-link icon-button"
    >
      <ClipboardList aria-hidden="true" className="size-5" />
    </a>
  );
}
