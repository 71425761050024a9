/** The first whole sentences that fit, or else as many words as fit and an ellipsis. */
export function summarise(text: string, most = 160): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  const sentences = /^.*[.!?](?=\s)/s.exec(head)?.[0];
  if (sentences && sentences.length >= most / 2) return sentences;
  return `${head.slice(0, most - 1).replace(/[\s,;:–]*\s\S*$/, '')}…`;
}
