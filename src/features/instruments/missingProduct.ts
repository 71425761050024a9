import { allProducts, findCategory, productsOf } from '../../catalogue/catalogue.ts';
import { categoryPath, isTransientCategory, paths, singleFamilies } from '../../site/paths.ts';

/** Longer names are cut: nobody reads them, and a page is no place to print them. */
const longest = 80;

const isSingleFamily = (key: string | undefined) => singleFamilies.find((family) => family === key);

/** /instruments/transient-generators/telecom/x and /instruments/esd-generators/x ask for a product. */
function readRequest(path: string) {
  const parts = path.slice(`${paths.instruments}/`.length).split('/');
  const [family, ...rest] = parts.map(decodeURIComponent);
  const single = isSingleFamily(family);
  const [first, second] = rest;
  if (single && first && rest.length === 1) return { category: single, slug: first };
  const transient = family === 'transient-generators' && isTransientCategory(first);
  if (transient && second && rest.length === 2) return { category: first, slug: second };
  return undefined;
}

/**
 * What to say at an address below /instruments, still encoded, where no page is: that there is no such product,
 * or where a product of that name really is. Undefined where no product was asked for.
 */
export async function missingProduct(path: string) {
  const request = readRequest(path);
  if (!request) return undefined;
  const elsewhere = (await allProducts()).find(({ slug }) => slug === request.slug);
  if (elsewhere) return { movedTo: elsewhere.path };
  const category = await findCategory(request.category);
  const { slug } = request;
  return {
    movedTo: undefined,
    slug: slug.length > longest ? `${slug.slice(0, longest)}…` : slug,
    category: { heading: category.heading, href: categoryPath(category.key) },
    products: productsOf(category).map(({ name, path }) => ({ name, path })),
  };
}
