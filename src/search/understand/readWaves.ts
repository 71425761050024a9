const impulse =
  /(?<![\d.-])(\d+(?:\.\d+)?)\s?\/\s?(\d{2,4})\s?(?:us|ns|ms|microseconds?)?(?![\w/-])/g;
const pulse = /\bpulses?\s?(?:no\.? ?)?(1|2a|2b|3a|3b|4|5[ab]?)\b/g;
/** Pulses 4 and 5 of ISO 7637-2 are now the starting profile and the load dump of ISO 16750-2. */
const moved: Readonly<Record<string, string>> = { '4': 'cranking', '5': 'load-dump' };

/**
 * The waves named by front and tail or by their number: "10/350us" is 10-350, "pulse 3a" pulse-3a.
 * Ratings such as 230/400 are none.
 */
export function readWaves(
  text: string,
  isWave: (slug: string) => boolean,
): { waves: string[]; rest: string } {
  const waves: string[] = [];
  const take = (slug: string, whole: string) => {
    if (!isWave(slug)) return whole;
    waves.push(slug);
    return ' ';
  };
  const rest = text
    .replaceAll(impulse, (whole, front: string, tail: string) =>
      take(`${front.replace('.', '-')}-${tail}`, whole),
    )
    .replaceAll(pulse, (whole, number: string) =>
      take(moved[number.slice(0, 1)] ?? `pulse-${number}`, whole),
    );
  return { waves, rest };
}
