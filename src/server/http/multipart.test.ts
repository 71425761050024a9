import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readMultipart } from './multipart.ts';

const limits = { fileSize: 1_000_000, files: 2, fieldSize: 100_000, fields: 100, parts: 102 };
const long = 'a'.repeat(70_000);
const field = `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${long}\r\n`;
const file = `--x\r\nContent-Disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n${long}\r\n`;
const nameless = `--x\r\nX-Odd: 1\r\n\r\n${long}\r\n`;

/** A request whose body arrives in pieces as large as a connection delivers. */
function requestOf(body: string): IncomingMessage {
  const bytes = Buffer.from(`${body}--x--\r\n`);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, index) =>
    bytes.subarray(index * 65_536, (index + 1) * 65_536),
  );
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  return Object.assign(Readable.from(pieces, { objectMode: false }), { headers }) as never;
}

test.each([
  ['more files than allowed', file.repeat(5), { fields: 0, files: 2 }],
  ['more fields than allowed', field.repeat(140), { fields: 100, files: 0 }],
  ['parts without a name', nameless.repeat(4) + field, { fields: 1, files: 0 }],
])('a body with %s is read to its end', async (_name, body, found) => {
  const seen = { fields: 0, files: 0 };
  await readMultipart(requestOf(body), limits, {
    onRead: () => undefined,
    onLimit: () => undefined,
    onField() {
      seen.fields++;
    },
    onFile(_field, stream) {
      seen.files++;
      stream.resume();
    },
  });
  expect(seen).toEqual(found);
});
