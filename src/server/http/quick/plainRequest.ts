/**
 * What browsers nearly always send: a GET without body or query, conditional on an ETag at most.
 */
export interface PlainRequest {
  path: string;
  host: string | undefined;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

const wanted = { host: true, 'accept-encoding': true, 'if-none-match': true, connection: true };
type Wanted = keyof typeof wanted;
const isWanted = (name: string): name is Wanted => Object.hasOwn(wanted, name);

/** Headers that need a full HTTP implementation. */
const unsupported =
  /^(?:transfer-encoding|content-length|range|if-.*|upgrade|expect|te|trailer|proxy-connection)$/;
const requestLine = /GET (\/[\w./-]*) HTTP\/1\.1\r\n/y;
const headerLine = /([\w-]+):([\t\x20-\x7e\x80-\xff]*)\r\n/y;

/** Parses one complete plain request. Anything else is undefined and left to Node's parser. */
export function plainRequest(text: string): PlainRequest | undefined {
  if (!text.endsWith('\r\n\r\n')) return undefined;
  requestLine.lastIndex = 0;
  const path = requestLine.exec(text)?.[1];
  if (!path) return undefined;
  const found: Partial<Record<Wanted, string>> = {};
  headerLine.lastIndex = requestLine.lastIndex;
  while (headerLine.lastIndex < text.length - 2) {
    const line = headerLine.exec(text);
    if (!line?.[1] || line[2] === undefined) return undefined;
    const name = line[1].toLowerCase();
    if (isWanted(name)) {
      if (found[name] !== undefined) return undefined;
      found[name] = line[2].trim();
    } else if (unsupported.test(name)) return undefined;
  }
  if (found.connection !== undefined && found.connection.toLowerCase() !== 'keep-alive')
    return undefined;
  return {
    path,
    host: found.host,
    acceptEncoding: found['accept-encoding'],
    ifNoneMatch: found['if-none-match'],
  };
}
