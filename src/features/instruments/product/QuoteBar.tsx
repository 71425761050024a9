import { AddToQuote } from '../../../components/quote/AddToQuote.tsx';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { quotePath } from '../../../site/paths.ts';
import './product.css';

interface Props {
  slug: string;
  name: string;
  label: string;
}

/** Stays at the bottom of a phone's screen while the product is being read. */
export function QuoteBar({ slug, name, label }: Props) {
  return (
    <aside aria-label={name} className="quote-bar">
      <ButtonLink href={quotePath(slug)}>{label}</ButtonLink>
      <AddToQuote slugs={[slug]} product={name} label="Add to list" />
    </aside>
  );
}
