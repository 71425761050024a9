/** A small picture of an instrument, at an address that pages made on request know too. */
export const thumbnailPath = (slug: string) => `/images/instruments/${slug}.webp`;
