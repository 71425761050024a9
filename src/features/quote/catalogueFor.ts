import type { OrderCatalogue } from '../../forms/quoteList/orderCatalogue.ts';

/** The part of the catalogue that some products need. */
export function catalogueFor(
  { products, mains, plugs, calibrations }: OrderCatalogue,
  slugs: readonly (string | undefined)[],
): OrderCatalogue {
  const asked = products.filter(({ slug }) => slugs.includes(slug));
  const codes = new Set(asked.flatMap((product) => product.mains));
  return {
    products: asked,
    mains: mains.filter(({ code }) => codes.has(code)),
    plugs: plugs.filter((plug) => plug.mains.some((code) => codes.has(code))),
    calibrations: asked.some(({ calibrated }) => calibrated) ? calibrations : [],
  };
}
