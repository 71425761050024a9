import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import ClipboardPlus from 'lucide-react/icons/clipboard-plus';
import { quotePath } from '../../site/paths.ts';

interface Props {
  /** Products and accessories. */
  slugs: readonly string[];
  label?: string;
  /** What it adds, for those who do not see where it stands. */
  product?: string;
  /** The test plan they are for, in words: it goes with the request. */
  plan?: string;
  variant?: 'primary' | 'secondary' | 'link';
  className?: string;
}

/**
 * Puts products on the quote list: quoteBehaviour.ts adds them and stays on the page; without
 * JavaScript the link opens the list with them.
 */
export function AddToQuote({
  slugs,
  label = 'Add to quote list',
  product,
  plan,
  variant = 'secondary',
  className = '',
}: Props) {
  const look =
    variant === 'link'
      ? 'inline-flex min-h-11 items-center gap-2 font-semibold text-accent hover:underline'
      : 'button';
  return (
    <a
      href={plan ? `${quotePath(...slugs)}&${new URLSearchParams({ plan })}` : quotePath(...slugs)}
      data-quote-add={slugs.join(' ')}
      data-quote-plan={plan}
      data-slot="button"
      data-variant={variant}
      className={`add-to-quote ${look} ${className}`}
    >
      <ClipboardPlus aria-hidden="true" className="size-5 shrink-0" />
      <ClipboardCheck aria-hidden="true" className="size-5 shrink-0" />
      {label}
      {product && <span className="sr-only">: {product}</span>}
    </a>
  );
}
