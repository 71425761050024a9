import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean;
  }
}

/**
 * `client:painted` hydrates an island after the first paint, so its code does not compete with
 * what is needed for that paint. A hidden page never paints, so it hydrates at once.
 */
const hydrateAfterPaint: ClientDirective = (load) => {
  const hydrate = async () => (await load())();
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint'))
    return void hydrate();
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    hydrate();
  }).observe({ type: 'paint', buffered: true });
};

export default hydrateAfterPaint;
