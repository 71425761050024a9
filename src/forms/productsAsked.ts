/** The products a submission asks about, as its form has them: slugs of the catalogue, or words. */
export function productsAsked(values: Readonly<Record<string, unknown>>): string[] {
  const { lines, products, product } = values;
  const named = [lines, products, product].flat().map((one) => {
    const slug = typeof one === 'object' && one !== null && 'slug' in one ? one.slug : one;
    return typeof slug === 'string' ? slug.trim() : '';
  });
  return [...new Set(named.filter(Boolean))];
}
