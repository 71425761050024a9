import { allProducts, loadAccessories } from '../../../catalogue/catalogue.ts';
import { accessoryGroups } from '../../../content/schemas/accessory.ts';

/** The accessories under their headings, each with the instruments it fits. */
export async function loadAccessoryGroups() {
  const products = await allProducts();
  const accessories = (await loadAccessories()).map(({ fits, ...accessory }) => ({
    ...accessory,
    fits: products
      .filter(
        (product) => fits.includes(product.slug) || product.worksWith.includes(accessory.slug),
      )
      .map(({ name, path }) => ({ name, path })),
  }));
  return accessoryGroups.map((title) => {
    return { title, entries: accessories.filter(({ group }) => group === title) };
  });
}

export type AccessoryGroup = Awaited<ReturnType<typeof loadAccessoryGroups>>[number];
export type AccessoryEntry = AccessoryGroup['entries'][number];
