import { noBreak } from '../../components/ui/noBreak.tsx';
import type { SearchWords } from '../../content/schemas/search.ts';
import type { Finding } from '../../search/find.ts';
import type { Piece } from '../../search/highlight.ts';
import { thumbnailPath } from '../../site/pageAddresses.ts';

interface Props {
  results: readonly Finding[];
  badges: SearchWords['badges'];
}

interface HighlightedProps {
  pieces: readonly Piece[];
}

/** A text with the matching words marked. */
function Highlighted({ pieces }: HighlightedProps) {
  let position = 0;
  return pieces.map(({ text, hit }) => {
    const key = position;
    position += text.length;
    return hit ? (
      <mark key={key} className="bg-transparent font-semibold text-accent">
        {text}
      </mark>
    ) : (
      text
    );
  });
}

/** The results; an instrument with its picture and the two figures that tell it from the others. */
export function ResultList({ results, badges }: Props) {
  return (
    <ul className="divide-y divide-line">
      {results.map(({ path, kind, title, description, product }) => (
        <li key={path}>
          <a href={path} data-result className="group flex gap-4 rounded px-3 py-4 hover:bg-lift">
            {product && (
              <img
                src={thumbnailPath(product.slug)}
                alt=""
                width={480}
                height={320}
                loading="lazy"
                decoding="async"
                className="h-auto w-20 shrink-0 self-start object-contain sm:w-28"
              />
            )}
            <span className="min-w-0 grow">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="text-lg font-semibold group-hover:text-accent">
                  <Highlighted pieces={title} />
                </span>
                <span className="figures text-sm text-muted">{badges[kind]}</span>
              </span>
              {product ? (
                <span className="mt-1 block text-muted">
                  {noBreak(product.figures.join(' · '))}
                </span>
              ) : (
                <span className="mt-1 block max-w-[70ch] text-muted">
                  <Highlighted pieces={description} />
                </span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
