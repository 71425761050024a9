import { allProducts, findCategory } from '../../catalogue/catalogue.ts';
import { categoryPath, isTransientCategory, paths, singleFamilies } from '../../site/paths.ts';

/** Longer names are truncated. */
const longest = 80;

const isSingleFamily = (key: string | undefined) => singleFamilies.find((family) => family === key);

/** Recognises /instruments/transient-generators/telecom/x and /instruments/esd-generators/x. */
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
 * What to show at a path below /instruments (still encoded) that has no page: that there is no such
 * product, or where the product of that name is. Undefined if the path is not that of a product.
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
    products: category.products.map(({ name, path }) => ({ name, path })),
  };
}
