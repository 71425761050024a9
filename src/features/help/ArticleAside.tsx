import type { HelpCenter } from '../../content/schemas/help.ts';
import type { ArticlePart } from './article.ts';

interface Props {
  parts: readonly ArticlePart[];
  related: readonly { path: string; title: string }[];
  words: HelpCenter['article'];
}

/** The column beside an article: its table of contents and related articles. */
export function ArticleAside({ parts, related, words }: Props) {
  const link = 'block py-1 underline-offset-4 hover:text-accent hover:underline';
  const list = (entries: readonly { href: string; title: string }[]) => (
    <ul className="mt-3 grid gap-1 text-[0.9375rem]">
      {entries.map(({ href, title }) => (
        <li key={href}>
          <a href={href} className={link}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="grid gap-8 lg:sticky lg:top-(--below-header)">
      <nav aria-label={words.contents}>
        <h2 className="text-sm font-semibold text-muted">{words.contents}</h2>
        {list(parts.map(({ id, title }) => ({ href: `#${id}`, title })))}
      </nav>
      {related.length > 0 && (
        <nav aria-label={words.related}>
          <h2 className="text-sm font-semibold text-muted">{words.related}</h2>
          {list(related.map(({ path, title }) => ({ href: path, title })))}
        </nav>
      )}
    </div>
  );
}
