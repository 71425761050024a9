import type { StandardPageData } from './loadStandardPage.ts';

type Props = Pick<StandardPageData, 'articles' | 'words'>;

/** Help articles that mention the standard. */
export function StandardArticles({ articles, words }: Props) {
  if (articles.length === 0) return null;
  return (
    <section className="border-t border-line">
      <div className="page-width py-10 lg:py-14">
        <h2 className="text-heading">{words.articles}</h2>
        <ul className="mt-4 grid gap-x-10 gap-y-5 md:grid-cols-2">
          {articles.map(({ title, description, path }) => (
            <li key={path}>
              <a href={path} className="font-semibold text-accent hover:underline">
                {title}
              </a>
              <p className="mt-1 text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
