const longest = 60;
const mostWords = 6;

/**
 * Whether digits could be those of a phone, an account or an order. Standards such as 61000-4-39 have
 * groups of one or two digits, which those have not.
 */
function isNumberOfSomebody(text: string): boolean {
  const runs = text.replace(/(?<=\d)[\s().]+(?=\d)/g, '').match(/\d[\d-]*\d/g) ?? [];
  return runs.some((run) => {
    const groups = run.split('-');
    return groups.join('').length > 7 && groups.every((group) => group.length > 2);
  });
}

/**
 * A question as it may be kept: short, in lower case. Undefined for what could be about a person: an
 * address, a number, or a whole sentence.
 */
export function plainQuestion(question: string): string | undefined {
  const plain = question.toLowerCase().replace(/\s+/g, ' ').trim();
  const tells =
    plain === '' ||
    plain.length > longest ||
    plain.split(' ').length > mostWords ||
    /[@:]|www\./.test(plain) ||
    isNumberOfSomebody(plain);
  return tells ? undefined : plain;
}
