/** Of a band's measure, two lines hold as many characters. */
const room = 160;

/** Whole sentences for a title band, at least one, and what is left for further down the page. */
export function leadOf([first = '', ...others]: readonly string[]): {
  lead: string;
  rest: readonly string[];
} {
  const [opening = '', ...sentences] = first.split(/(?<=[.?!]) (?=[A-Z])/);
  let lead = opening;
  while (sentences[0] && lead.length + 1 + sentences[0].length <= room)
    lead += ` ${sentences.shift()}`;
  return { lead, rest: [sentences.join(' '), ...others].filter((text) => text !== '') };
}
