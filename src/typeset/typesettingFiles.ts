/** What the compiler needs beside its code. */
export interface TypesettingFiles {
  compiler: string;
  fonts: readonly string[];
}

/** Those files in the repository, before they become part of a release. */
export const typesettingSources: TypesettingFiles = {
  compiler: 'node_modules/@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm',
  fonts: ['plex-sans-400', 'plex-sans-600', 'plex-mono-400'].map(
    (name) => `src/assets/fonts/${name}.ttf`,
  ),
};
