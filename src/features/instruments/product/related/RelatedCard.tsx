import { NoBreakFigures } from '../../../../components/ui/NoBreakFigures.tsx';
import { Picture } from '../../../../components/ui/Picture.tsx';
import type { RelatedProduct } from './loadRelatedCard.ts';
import '../product.css';

interface Props extends RelatedProduct {
  level: 'h3' | 'h4';
}

/** Another instrument with its picture and two figures. */
export function RelatedCard({ name, subtitle, path, picture, figures, level: Name }: Props) {
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
          <p key={figure}>
            <NoBreakFigures text={figure} />
          </p>
        ))}
      </div>
    </article>
  );
}
