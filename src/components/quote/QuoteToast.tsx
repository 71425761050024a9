import { paths } from '../../site/paths.ts';

/**
 * Says what came onto the quote list. It is on every page from the start: a screen reader announces
 * only what changes in a place it knows.
 */
export function QuoteToast() {
  return (
    <section aria-label="Quote list" data-quote-toast className="quote-toast">
      <p role="status" />
      <a href={paths.quote}>View list</a>
    </section>
  );
}
