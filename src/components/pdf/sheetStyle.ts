import { Font } from '@react-pdf/renderer';
import { tokenColour } from '../../styles/tokenColour.ts';

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

const onPaper = (token: string) => tokenColour(token, 'light');

/** The site's colours for print. */
export const colours = {
  ink: onPaper('ink'),
  muted: onPaper('muted'),
  line: onPaper('line'),
  edge: onPaper('edge'),
  accent: onPaper('accent'),
  surface: onPaper('surface'),
  raised: onPaper('raised'),
  caution: onPaper('caution'),
} as const;

export const sans = 'Plex Sans';
export const mono = 'Plex Mono';
/** A4 in points, and the margin left and right. */
export const margin = 44;
export const contentWidth = 595.28 - 2 * margin;
