import { noBreak } from '../../../../components/ui/noBreak.tsx';
import { Picture } from '../../../../components/ui/Picture.tsx';
import type { RelatedProduct } from './loadRelations.ts';
import '../product.css';

interface Props {
  products: readonly RelatedProduct[];
  /** Of the names: one below the heading above the cards. */
  level: 'h3' | 'h4';
}

interface RelatedCardProps extends RelatedProduct {
  level: 'h3' | 'h4';
}

/** Another instrument with its picture and two figures. */
function RelatedCard({ name, subtitle, path, picture, figures, level: Name }: RelatedCardProps) {
  return (
    <article className="related-card relative card hover:border-accent">
      <Picture source={picture} alt="" sizes="144px" />
      <div>
        <Name>
          <a href={path} className="after:absolute after:inset-0">
            {name}
          </a>
        </Name>
        {figures.length === 0 && <p>{subtitle}</p>}
        {figures.map((figure) => (
          <p key={figure}>{noBreak(figure)}</p>
        ))}
      </div>
    </article>
  );
}

export function RelatedCards({ products, level }: Props) {
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {products.map((product) => (
        <li key={product.path} className="flex">
          <RelatedCard {...product} level={level} />
        </li>
      ))}
    </ul>
  );
}
