interface Props {
  heading: string;
  href: string;
  products: readonly { name: string; subtitle: string; path: string }[];
}

/** The other instruments of the category. */
export function MoreProducts({ heading, href, products }: Props) {
  if (products.length === 0) return null;
  return (
    <nav aria-label={heading} className="border-t border-line print:hidden">
      <div className="page-width py-10">
        <h2 className="text-lg font-semibold">
          <a href={href} className="hover:text-accent hover:underline">
            {heading}
          </a>
        </h2>
        <ul className="mt-3 gap-x-10 sm:columns-2 lg:columns-3">
          {products.map(({ name, subtitle, path }) => (
            <li key={path} className="break-inside-avoid py-1">
              <a
                href={path}
                title={subtitle}
                className="text-accent underline-offset-4 hover:underline"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
