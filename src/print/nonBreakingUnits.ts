const unit = /(\d) (?=(?:[kMmµnp]?(?:V|A|Ω|F|H|J|s|m|g|Hz|VA|W)|As|%|°C|min|h|U|pairs?)(?![\wµ]))/g;

/** Keeps a figure and its unit on one line. */
export const nonBreakingUnits = (text: string) => text.replaceAll(unit, '$1\u00a0');
