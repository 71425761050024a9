import { StringDecoder } from 'node:string_decoder';

/** The lines of a stream of UTF-8. Lines of several megabytes are joined once, at their end. */
export async function* linesIn(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let parts: string[] = [];
  for await (const chunk of source) {
    const [first = '', ...others] = decoder.write(chunk).split('\n');
    parts.push(first);
    for (const other of others) {
      yield parts.join('');
      parts = [other];
    }
  }
  const rest = parts.join('') + decoder.end();
  if (rest !== '') yield rest;
}
