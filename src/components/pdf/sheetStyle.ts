import { Font } from '@react-pdf/renderer';

const fonts = 'src/assets/fonts';

Font.register({
  family: 'Plex Sans',
  fonts: [
    { src: `${fonts}/plex-sans-400.ttf`, fontWeight: 400 },
    { src: `${fonts}/plex-sans-600.ttf`, fontWeight: 600 },
  ],
});
Font.register({ family: 'Plex Mono', src: `${fonts}/plex-mono-400.ttf` });
// Model names and figures must not be hyphenated.
Font.registerHyphenationCallback((word) => [word]);

/** The site's colours for print. */
export const colours = {
  ink: '#0b1b2b',
  muted: '#465868',
  line: '#d5dee6',
  edge: '#74869a',
  accent: '#0a7264',
  raised: '#eff3f7',
  caution: '#8a5400',
} as const;

export const sans = 'Plex Sans';
export const mono = 'Plex Mono';
/** A4 in points, and the margin left and right. */
export const margin = 44;
export const contentWidth = 595.28 - 2 * margin;
