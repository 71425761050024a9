/** Vite's own function around every import(), which announces what the module will need. */
const viteModule = /vite\/preload-helper\.js$/;

/**
 * A Vite plugin that leaves import() alone. What Vite puts around it is a third of the script of a
 * content page, 0.7 of 2.2 kB. It saves a round trip for parts that few visitors load, and fetches
 * style sheets, which here are all in the head.
 */
export const plainImports = () => ({
  name: 'plain-imports',
  // Astro sets this for the browser's environment alone. Otherwise the lists of modules would stay.
  configEnvironment: () => ({ build: { modulePreload: false } }),
  transform: {
    filter: { id: viteModule },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});
