import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import './product.css';

interface Props {
  name: string;
  jumps: readonly { id: string; label: string }[];
  quote: { label: string; href: string };
}

/** The parts of the page and the quote, in a bar that stays under the header of wide screens. */
export function ProductJumps({ name, jumps, quote }: Props) {
  return (
    <nav aria-label="On this page" className="product-jumps">
      <div className="page-width">
        <strong>{name}</strong>
        <ul>
          {jumps.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
        <ButtonLink href={quote.href}>{quote.label}</ButtonLink>
      </div>
    </nav>
  );
}
