/** The module of Astro that writes the markup before a page's first island. */
const astroModule = /\/astro\/dist\/runtime\/server\/scripts\.js$/;

const removed = [
  // HTML allows no style element in the body. Its rule is in global.css.
  /<style>\$\{ISLAND_STYLES\}<\/style>/,
  /<script>\$\{[^}]*\bislandScript\}<\/script>/,
];

const remove = (code: string) =>
  removed.reduce((before, part) => {
    const after = before.replace(part, '');
    if (after === before)
      throw new Error(
        `Astro no longer writes ${part.source} before an island, as this patch expects`,
      );
    return after;
  }, code);

/**
 * A Vite plugin by which Astro does not inline its code for islands in every page. Document.astro
 * imports it after replayEarlyInput: an island that woke up before that has loaded would lose what a
 * visitor on a slow line has already typed and pressed.
 */
export const sharedIslandScript = () => ({
  name: 'shared-island-script',
  transform: { filter: { id: astroModule }, handler: remove },
});
