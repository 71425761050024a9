/** Where Astro writes the markup that goes before the first island of a page. */
const writer = '/astro/dist/runtime/server/scripts.js';
const styleElement = /<style>\$\{ISLAND_STYLES\}<\/style>/;

/** Takes the style element out of the markup Astro writes before the first island. */
function withoutIslandStyle(code: string): string {
  const without = code.replace(styleElement, '');
  if (without === code) throw new Error('Astro no longer writes the style of islands as it did');
  return without;
}

/**
 * Astro puts a style element into the body, where HTML allows none. The rule stands in global.css
 * instead.
 */
export const removeIslandStyle = () => ({
  name: 'island-style',
  transform: (code: string, id: string) => (id.endsWith(writer) ? withoutIslandStyle(code) : null),
});
