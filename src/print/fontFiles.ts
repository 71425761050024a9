/** The fonts of printed documents. */
export const fontFiles = ['plex-sans-400', 'plex-sans-600', 'plex-mono-400'].map(
  (name) => `src/assets/fonts/${name}.ttf`,
);
