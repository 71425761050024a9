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
