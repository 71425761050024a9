import { NoBreakFigures } from '../../../components/ui/NoBreakFigures.tsx';
import { Picture } from '../../../components/ui/Picture.tsx';
import type { RelatedProduct } from './loadRelations.ts';
import '../instruments.css';

/** Another instrument with its picture and two figures. */
export function RelatedCard({ name, subtitle, path, picture, figures }: RelatedProduct) {
  return (
    <article className="related-card">
      <Picture source={picture} alt="" sizes="112px" />
      <h4>
        <a href={path}>{name}</a>
      </h4>
      <p>
        <NoBreakFigures text={figures.join(' · ') || subtitle} />
      </p>
    </article>
  );
}
