/** A small picture of an instrument, for lists made on request. */
export const thumbnailPath = (slug: string) => `/images/instruments/${slug}.webp`;
