const nameOf = (one: unknown): unknown => {
  if (typeof one !== 'object' || one === null) return one;
  const { name, slug }: { name?: unknown; slug?: unknown } = one;
  return name ?? slug;
};

/** The products a submission asks about, as its form has them: names, slugs or words. */
export function productsAsked(values: Readonly<Record<string, unknown>>): string[] {
  const { lines, products, product } = values;
  const named = [lines, products, product].flat().map((one) => {
    const name = nameOf(one);
    return typeof name === 'string' ? name.trim() : '';
  });
  return [...new Set(named.filter(Boolean))];
}
