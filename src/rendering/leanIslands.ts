/** The module of Astro that writes the markup before a page's first island. */
const astroModule = /\/astro\/dist\/runtime\/server\/scripts\.js$/;

const removed = [
  // HTML allows no style element in the body. Its rule is in global.css.
  /<style>\$\{ISLAND_STYLES\}<\/style>/,
  // The code of all islands would be an eighth of a page. Document.astro imports it as a file.
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

/** A Vite plugin that leaves out of a page what a file does better for all pages. */
export const leanIslands = () => ({
  name: 'lean-islands',
  transform: { filter: { id: astroModule }, handler: remove },
});
