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

const device = /\b(?:spds?|surge protect\w+|(?:surge |lightning )?arrest[eo]rs?|61643)/;
/** Classes of line discharge are those of IEC 60099-4; types of UL 1449 say where a device stands. */
const others = /\bline discharge|\bul ?-?1449|\b60099/;
const grade = /\b(?:class|type|typ|cat|category)[ -]?(iii|ii|i|[123])\b|\bt([123])\b/g;

const grades = ['', 'i', 'ii', 'iii'];

/** What a protective device of each class is tested with: IEC 61643-11. */
const waves: readonly (readonly string[])[] = [[], ['10-350'], ['8-20'], ['1-2-50', '8-20']];

/** The waves for "class I SPD", "type 2 arrester", "T3"; the words are then no longer needed. */
export function readSpdClass(text: string): { waves: readonly string[]; rest: string } {
  if (!device.test(text) || others.test(text)) return { waves: [], rest: text };
  const found = [...text.matchAll(grade)].flatMap(([, roman = '', digit = '']) => {
    const number = Number(digit || roman) || grades.indexOf(roman);
    return waves[number] ?? [];
  });
  return { waves: found, rest: found.length > 0 ? text.replaceAll(grade, ' ') : text };
}
