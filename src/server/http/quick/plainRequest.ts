/** What nearly every visitor's browser sends: a GET without a body, query or condition but an ETag. */
export interface PlainRequest {
  path: string;
  host: string | undefined;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

const wanted = { host: true, 'accept-encoding': true, 'if-none-match': true, connection: true };
type Wanted = keyof typeof wanted;
const isWanted = (name: string): name is Wanted => Object.hasOwn(wanted, name);

/** These ask for more than the file as it is. */
const demanding =
  /^(?:transfer-encoding|content-length|range|if-.*|upgrade|expect|te|trailer|proxy-connection)$/;
const requestLine = /GET (\/[\w./-]*) HTTP\/1\.1\r\n/y;
const headerLine = /([\w-]+):([\t\x20-\x7e\x80-\xff]*)\r\n/y;

/** Reads one whole plain request; undefined for anything else, which a full parser must judge. */
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
    } else if (demanding.test(name)) return undefined;
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
