const unit = /(\d) (?=(?:[kMmµnp]?(?:V|A|Ω|F|H|J|s|m|g|Hz|VA|W)|As|%|°C|min|h|U|pairs?)(?![\wµ]))/g;
const times = / × (?=\d)/g;
const deviation = /± (?=\d)/g;
const standard =
  /\b(IEC|ISO|EN|IEEE|ITU-T|CISPR|UL|ACT|CDN|CWG|ESG|IVG|PG|TSG|SHG) (?=[A-Z]?\.?\d)/g;

/** Keeps a figure and its unit, a product of figures, and the name of a standard on one line. */
export const nonBreakingUnits = (text: string) =>
  text
    .replaceAll(unit, '$1\u00a0')
    .replaceAll(times, '\u00a0×\u00a0')
    .replaceAll(deviation, '±\u00a0')
    .replaceAll(standard, '$1\u00a0');
