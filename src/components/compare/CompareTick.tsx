import { comparePath } from '../../site/paths.ts';

interface Props {
  slug: string;
  name: string;
}

/** Marks a product for comparison. */
export function CompareTick({ slug, name }: Props) {
  return (
    <a
      href={comparePath(slug)}
      data-compare={slug}
      aria-label={`Compare ${name}`}
      className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline print:hidden"
    >
      Compare
    </a>
  );
}
