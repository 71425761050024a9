/** Vite's own function around every import(), which announces what the module will need. */
const viteModule = '\0vite/preload-helper.js';

/**
 * A Vite plugin that leaves import() alone. What Vite puts around it weighs more than most pages'
 * scripts; it saves a round trip for parts that few visitors load, and fetches style sheets, which
 * here are all in the head.
 */
export const importPlainly = () => ({
  name: 'import-plainly',
  transform: (_code: string, id: string) =>
    id === viteModule ? 'export const __vitePreload = (load) => load();' : null,
});
