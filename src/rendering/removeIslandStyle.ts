/** The module of Astro that writes the markup before a page's first island. */
const astroModule = '/astro/dist/runtime/server/scripts.js';
const styleElement = /<style>\$\{ISLAND_STYLES\}<\/style>/;

function withoutIslandStyle(code: string): string {
  const without = code.replace(styleElement, '');
  if (without === code)
    throw new Error('Astro no longer writes its island styles the way this patch expects');
  return without;
}

/**
 * A Vite plugin that removes the style element Astro writes into the body, where HTML does not allow
 * one. Its rule is in global.css instead.
 */
export const removeIslandStyle = () => ({
  name: 'remove-island-style',
  transform: (code: string, id: string) =>
    id.endsWith(astroModule) ? withoutIslandStyle(code) : null,
});
