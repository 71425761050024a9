import type { KnownProduct } from '../knowledge.ts';

const ofProduct = new WeakMap<KnownProduct, string>();

/** "cwg-4-2" is one of CWG, "ivg-f-25-30" of IVG. */
export function familyOf(product: KnownProduct): string {
  let family = ofProduct.get(product);
  if (family === undefined) {
    family = product.slug.split('-')[0] ?? '';
    ofProduct.set(product, family);
  }
  return family;
}

const known = new WeakMap<readonly KnownProduct[], ReadonlySet<string>>();

function familiesOf(products: readonly KnownProduct[]): ReadonlySet<string> {
  let families = known.get(products);
  if (!families) {
    families = new Set(products.map(familyOf));
    known.set(products, families);
  }
  return families;
}

/** English words too: a family only where they are written in capitals. */
const alsoWords = /^(?:an|act|auto|multi|tele)$/;

/** The family of instruments that a folded question names: "CWG 20 kV", "CDN with 32 A". */
export function readFamily(
  words: readonly string[],
  products: readonly KnownProduct[],
  asTyped: string,
): string | undefined {
  const families = familiesOf(products);
  return words.find(
    (word) =>
      families.has(word) &&
      !(alsoWords.test(word) && !new RegExp(`\\b${word.toUpperCase()}\\b`).test(asTyped)),
  );
}
