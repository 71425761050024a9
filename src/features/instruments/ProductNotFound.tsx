import { SearchForm } from '../../components/ui/SearchForm.tsx';

interface Props {
  /** As requested by the visitor. */
  slug: string;
  wayOn: string;
  category: { heading: string; href: string };
  products: readonly { name: string; path: string }[];
}

export function ProductNotFound({ slug, wayOn, category, products }: Props) {
  return (
    <div className="page-width section-space">
      <p className="figures text-accent">404</p>
      <h1 className="mt-2 text-title">Product Not Found</h1>
      <p className="mt-4 text-lead wrap-anywhere">{`No product exists for "${slug}".`}</p>
      <p className="mt-4 max-w-[60ch] text-muted">{wayOn}</p>
      <nav aria-label={category.heading} className="mt-8">
        <h2 className="text-lg font-semibold">
          <a href={category.href} className="text-accent hover:underline">
            {category.heading}
          </a>
        </h2>
        <ul className="mt-3 flex flex-wrap gap-3">
          {products.map(({ name, path }) => (
            <li key={path}>
              <a
                href={path}
                className="block rounded border border-edge px-4 py-2 hover:border-accent hover:text-accent"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-10 max-w-xl">
        <SearchForm />
      </div>
    </div>
  );
}
