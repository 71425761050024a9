import { apiPaths } from '../../site/paths.ts';
import type { HeroSlide } from '../../slides/heroSlide.ts';
import { parseSlides } from '../../slides/parseSlides.ts';

const timeout = 4000;

async function request(): Promise<readonly HeroSlide[] | undefined> {
  const left = new AbortController();
  addEventListener('pagehide', () => left.abort(), { once: true });
  try {
    const response = await fetch(apiPaths.heroes, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.any([left.signal, AbortSignal.timeout(timeout)]),
    });
    return response.ok ? parseSlides(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

let made: Promise<readonly HeroSlide[] | undefined> | undefined;

/**
 * Fetches the slides once per page: the carousel shows them, the loader waits for them. Resolves to
 * undefined on failure or timeout; the built-in slides then stay.
 */
export function fetchSlides(): Promise<readonly HeroSlide[] | undefined> {
  made ??= request();
  return made;
}
