import type { ImageMetadata } from 'astro';

const files = import.meta.glob<{ default: ImageMetadata }>('../assets/illustrations/*.svg', {
  eager: true,
});

/** The attributes of an <img>. */
export interface Illustration {
  src: string;
  width: number;
  height: number;
}

export function illustration(name: string): Illustration {
  const found = files[`../assets/illustrations/${name}.svg`];
  if (!found) throw new Error(`src/assets/illustrations/${name}.svg is missing`);
  const { src, width, height } = found.default;
  return { src, width, height };
}
