import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean;
  }
}

/**
 * `client:painted`: an island wakes once the page has been painted, so that its code never takes
 * the line away from what is read first. A page out of sight paints nothing and need not wait.
 */
const wakePainted: ClientDirective = (load) => {
  const wake = async () => (await load())();
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint'))
    return void wake();
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    wake();
  }).observe({ type: 'paint', buffered: true });
};

export default wakePainted;
