import { z } from 'zod';

const schema = z.object({
  message: z.string(),
  source: z.string().default(''),
  line: z.number().int().min(0).default(0),
  route: z.string(),
});

export type BrowserError = z.infer<typeof schema>;

/** Begins only where a word does: otherwise a long word would be read from each of its letters. */
const addresses = /(?<![^\s<>"'/])[^\s<>"'/]+@[^\s<>"'/]+/g;
const ids = /[0-9a-f]{8}-[0-9a-f-]{27}|\d{5,}/gi;
/** Quoted text may be what a visitor typed, except for the name of a property. */
const quoted = /(?<!reading |setting )(["'`“])[^"'`“”]*["'`”]/g;
const afterPath = /[?#]\S*/g;

/** What is longer tells no more, and every pattern takes its time. */
const longest = 300;

const withoutPerson = (text: string) => text.replace(addresses, '…').replace(ids, '…');

/** The path of an address, without query. */
const pathOf = (address: string) =>
  withoutPerson(URL.parse(address.slice(0, longest), 'http://site.invalid')?.pathname ?? '').slice(
    0,
    200,
  );

/**
 * A browser's report with everything left out that could tell who it was or what they typed; the
 * script leaves it out already, but anybody can send anything. Undefined if it is none.
 */
export function cleanReport(text: string): BrowserError | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { data } = schema.safeParse(json);
  if (!data) return undefined;
  const message = data.message.slice(0, longest).replace(quoted, '…').replace(afterPath, '');
  return {
    message: withoutPerson(message),
    source: pathOf(data.source),
    line: data.line,
    route: pathOf(data.route),
  };
}
