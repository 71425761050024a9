import type { ImageMetadata } from 'astro';

const files = import.meta.glob<{ default: ImageMetadata }>('../../assets/customers/*.svg', {
  eager: true,
});

export function customerLogos(customers: readonly { name: string; file: string }[]) {
  return customers.map(({ name, file }) => {
    const found = files[`../../assets/customers/${file}`];
    if (!found) throw new Error(`src/assets/customers/${file} is missing`);
    return { name, src: found.default.src };
  });
}
