/**
 * Families of other makers that buyers ask us to match, and what they are. Their numbers say nothing
 * about our instruments.
 */
const families: readonly (readonly [names: string, plain: string])[] = [
  ['nsg ?(?:20|30)\\d\\d[a-z]*', 'multifunction'],
  [
    '(?:compact ?nx ?\\d*|ucs ?500\\w*|axos ?-?\\d*|ecompact ?\\d*|tra ?[23]000\\w*|imu ?-?\\w*\\d+|emcpro\\w*|transient ?[123]000)',
    'multifunction',
  ],
  [
    '(?:nsg ?43\\d\\w*|dito|onyx ?\\d*|esd ?3000\\w*|ess-?[bs]3011\\w*|mini ?zap\\w*|pesd ?\\d+)',
    'esd generator',
  ],
  ['(?:nsg ?5[0-9]00\\w*|ucs ?200\\w*|mt ?5511)', 'automotive transient generator'],
  ['ld ?200n?', 'load dump generator'],
  ['vds ?200\\w*', 'battery simulator'],
  ['(?:tos ?[59]\\d\\d\\d\\w*|chroma ?190\\d\\d)', 'hipot tester'],
];

const asked =
  '(?:equivalents?|alternatives?|replacement|similar|comparable|compatible|like|vs|or|to|of|for|the|teseq|em ?test|haefely|emc partner|schaffner|ametek|noiseken|thermo|keytek|kikusui)';
const rules = families.map(
  ([names, plain]) =>
    [new RegExp(`(?:\\b${asked} )*\\b${names}\\b(?: ${asked}\\b)*`, 'g'), ` ${plain} `] as const,
);
const any = new RegExp(`\\b(?:${families.map(([names]) => names).join('|')})\\b`);

/** A folded question with the names of other makers' families as what they are. */
export const inOurNames = (text: string): string =>
  any.test(text)
    ? rules.reduce((so, [pattern, plain]) => so.replaceAll(pattern, plain), text).trim()
    : text;
