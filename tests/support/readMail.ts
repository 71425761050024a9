/** The decoded parts of a mail. The parser handles only what our own mails contain. */
export interface ReadMail {
  headers: Record<string, string>;
  text: string;
  html: string;
}

const decodeWords = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_all, coding: string, body: string) =>
      coding.toLowerCase() === 'b'
        ? Buffer.from(body, 'base64').toString()
        : quotedPrintable(body.replaceAll('_', ' ')),
    );

function quotedPrintable(body: string): string {
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString();
}

function readHeaders(head: string): Record<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
}

function decodeBody(headers: Record<string, string>, body: string): string {
  const coding = headers['content-transfer-encoding'];
  if (coding === 'base64') return Buffer.from(body, 'base64').toString();
  return coding === 'quoted-printable' ? quotedPrintable(body) : body;
}

export function readMail(source: string): ReadMail {
  const split = source.indexOf('\r\n\r\n');
  const headers = readHeaders(source.slice(0, split));
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = source
    .slice(split)
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...body] = part.replace(/^\r\n/, '').split('\r\n\r\n');
      const partHeaders = readHeaders(head);
      return {
        type: partHeaders['content-type'] ?? '',
        body: decodeBody(partHeaders, body.join('\r\n\r\n')),
      };
    });
  const of = (type: string) => parts.find((part) => part.type.startsWith(type))?.body ?? '';
  return { headers, text: of('text/plain'), html: of('text/html') };
}
