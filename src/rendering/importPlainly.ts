/** Vite's own function around every import(), which announces what the module will need. */
const viteModule = /vite\/preload-helper\.js$/;

/**
 * A Vite plugin that leaves import() alone. What Vite puts around it, with a list of modules, weighs
 * more than most pages' scripts; it saves a round trip for parts that few visitors load, and fetches
 * style sheets, which here are all in the head.
 */
export const importPlainly = () => ({
  name: 'import-plainly',
  // Astro sets this for the browser's environment alone. Otherwise the lists would be left.
  configEnvironment: () => ({ build: { modulePreload: false } }),
  transform: {
    filter: { id: viteModule },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});
