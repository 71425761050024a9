const signal =
  /\b(?:signal|(?:data|communication|control)(?= (?:lines?|cables?|ports?|pairs?|wires?)\b)|unshielded|un-?screened|symmetrical|balanced|ethernet|lan|gigabit|poe|rs-?(?:232|422|485)|can bus|profibus|usb|i\/o|twisted pairs?)(?: (?:lines?|cables?|ports?|pairs?|wires?))?\b|\b(?:[2-9]|two|four|eight)[ -](?:wires?|pairs?|lines?)\b/g;
/** Then the words are about controlling the instrument, or about its papers. */
const remote = /\b(?:interfaces?|remote\w*|scpi|gpib|driver|data ?sheets?|protection)\b/;

/** Whether a folded question is about lines that carry no supply, and the text without those words. */
export function readPort(text: string): { port: 'signal' | undefined; rest: string } {
  if (remote.test(text) || text.search(signal) < 0) return { port: undefined, rest: text };
  return { port: 'signal', rest: text.replaceAll(signal, ' ') };
}
