import { paths } from '../site/paths.ts';

/**
 * The home page's part with the slides, drawn for the server when staff change them. No visitor can
 * request it.
 */
export const heroPartPath = '/home/hero';

/** The sources of the built-in slides' pictures, which only a build can make. */
export const heroPicturesPath = '/images/heroes/pictures.json';

/** The pieces of the home page that depend on its slides. */
const pieces = [
  /<link\b[^>]*\brel="preload"[^>]*\bas="image"[^>]*>/,
  /<astro-island\b[^>]*\bcomponent-export="HeroCarousel"[^>]*>[\s\S]*?<\/astro-island>/,
];

/** Puts the pieces of a drawn part in place of those in the built home page. */
export function replaceHero(home: string, part: string): string {
  let page = home;
  for (const piece of pieces) {
    const [drawn] = piece.exec(part) ?? [];
    if (!drawn || !piece.test(page))
      throw new Error(`${paths.home} and ${heroPartPath} differ: no ${piece} in one of them`);
    page = page.replace(piece, () => drawn);
  }
  return page;
}
