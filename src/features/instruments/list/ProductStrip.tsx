import { noBreak } from '../../../components/ui/noBreak.tsx';
import type { StripData } from './loadStrip.ts';
import './list.css';

/** Other instruments a visitor of this list may be looking for, in one line each. */
export function ProductStrip({ heading, products }: StripData) {
  return (
    <nav aria-label={heading} className="product-strip">
      <h3>{heading}</h3>
      <ul>
        {products.map(({ name, path, figures }) => (
          <li key={path}>
            <a href={path}>
              <strong>{name}</strong>
              <span>{noBreak(figures)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
