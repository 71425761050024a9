import { type HelpArticle, type HelpCenter, helpProducts } from '../../content/schemas/help.ts';

interface Props {
  articles: readonly (HelpArticle & { path: string })[];
  products: HelpCenter['products'];
  minutes: string;
}

/** Articles grouped by product. */
export function ArticleList({ articles, products, minutes }: Props) {
  const groups = helpProducts
    .map((product) => ({ product, of: articles.filter((one) => one.product === product) }))
    .filter(({ of }) => of.length > 0);
  return (
    <div className="page-width divide-y divide-line">
      {groups.map(({ product, of }) => (
        <section key={product} className="grid gap-x-12 gap-y-6 py-12 lg:grid-cols-[1fr_2.4fr]">
          <h2 className="text-heading">{products[product]}</h2>
          <ul className="-my-4 divide-y divide-line">
            {of.map(({ path, title, description, minutes: count }) => (
              <li key={path} className="relative py-5">
                <h3 className="text-lg font-semibold">
                  <a href={path} className="after:absolute after:inset-0 hover:text-accent">
                    {title}
                  </a>
                </h3>
                <p className="mt-1 max-w-[68ch] text-muted">{description}</p>
                <p className="figures mt-2 text-sm text-muted">
                  {count} {minutes}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
