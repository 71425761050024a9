import fc from 'fast-check';
import { findForm, formNames } from '../../src/forms/forms.ts';
import { elapsedField, honeypotField, keyField } from '../../src/forms/reserved.ts';

/** What visitors, bots and attackers might send to a form, from almost valid to pure noise. */
export interface BadInput {
  form: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

export const wild = fc.string({ unit: 'binary', maxLength: 300 });
const huge = fc
  .tuple(fc.constantFrom('a', ' ', '\n', '\u0000', 'é', '𝄞', '%41', '<b>'), fc.nat(70_000))
  .map(([unit, count]) => unit.repeat(count));
const plausible = fc.constantFrom(
  ...['a@example.com', '+91 20 5550 0100', '2027-02-30', 'on', 'true', '1e999', 'Yes', '', ' '],
  ...['../../etc/passwd', "' or 1=1 --", '=cmd()', 'a@example.com\r\nBcc: b@example.com'],
);
const text = fc.oneof(
  { arbitrary: plausible, weight: 5 },
  { arbitrary: wild, weight: 3 },
  { arbitrary: huge, weight: 1 },
);
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 4 }), fc.constant(null), fc.double());

const oddNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', '[]', 'name[0]'];
const namesOf = (form: string) => [
  ...Object.keys(findForm(form)?.fields ?? {}),
  ...(findForm(form)?.attachment ? [findForm(form)?.attachment?.field ?? ''] : []),
  ...[keyField, elapsedField, honeypotField],
  ...oddNames,
];

const json = (form: string) =>
  fc.oneof(
    fc
      .array(fc.tuple(fc.constantFrom(...namesOf(form)), anything), { maxLength: 12 })
      // Built by hand to allow duplicate keys and "__proto__".
      .map((pairs) => pairs.map((pair) => pair.map((part) => JSON.stringify(part)).join(':')))
      .map((members) => `{${members.join(',')}}`),
    fc.json(),
    fc.nat(20_000).map((depth) => '['.repeat(depth)),
  );

const encoded = (form: string) =>
  fc.oneof(
    fc
      .array(fc.tuple(fc.constantFrom(...namesOf(form)), text), { maxLength: 12 })
      .map((pairs) =>
        new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])).toString(),
      ),
    fc.string({
      unit: fc.constantFrom('%', '=', '&', '+', 'a', '%zz', '%ff', 'email'),
      maxLength: 200,
    }),
  );

const fileName = fc.oneof(
  fc.constantFrom('cv.pdf', 'cv.exe', '../../cv.pdf', 'con', '.htaccess', '', 'é'.repeat(300)),
  wild.map((name) => name.replace(/["\r\n]/g, '')),
);
const fileContent = fc.oneof(
  fc.constantFrom(
    '%PDF-1.4 %%EOF',
    'MZ',
    '<svg onload=alert(1)>',
    '\x89PNG\r\n\x1a\n',
    'PK\x03\x04',
  ),
  wild,
  huge,
);
const part = (form: string) =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(...namesOf(form)), text)
      .map(([name, value]) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`),
    fc
      .tuple(fc.constantFrom(...namesOf(form)), fileName, fileContent)
      .map(
        ([name, file, content]) =>
          `Content-Disposition: form-data; name="${name}"; filename="${file}"\r\nContent-Type: application/pdf\r\n\r\n${content}`,
      ),
    wild,
  );
const multipart = (form: string) =>
  fc
    .tuple(fc.array(part(form), { maxLength: 130, size: 'medium' }), fc.boolean())
    .map(([parts, closed]) =>
      [...parts.map((one) => `--x\r\n${one}\r\n`), closed ? '--x--\r\n' : ''].join(''),
    );

/** Truncates the body, flips a byte, prepends a byte order mark, or leaves it alone. */
const damaged = (whole: string, kind: number, at: number): Buffer => {
  const bytes = Buffer.from(whole);
  const place = Math.floor(at * bytes.length);
  if (kind === 1) return bytes.subarray(0, place);
  if (kind === 2 && bytes.length > 0) bytes[place] = (bytes[place] ?? 0) ^ 0xff;
  if (kind === 3) return Buffer.concat([Buffer.from('\ufeff'), bytes]);
  return bytes;
};

const headers = fc.record(
  {
    Accept: fc.constantFrom('text/html', 'application/json', '*/*', 'text/html;q=0.1, x/y', ',,;'),
    Origin: fc.constantFrom('null', 'https://evil.example', 'http://', 'nonsense', 'file://'),
    'Sec-Fetch-Site': fc.constantFrom('same-origin', 'cross-site', 'none', 'x'),
    'Content-Encoding': fc.constantFrom('gzip', 'br', 'identity'),
    'Accept-Language': fc.string({ unit: fc.constantFrom(...'en-*;q=,09'), maxLength: 500 }),
    Cookie: fc.string({ unit: fc.constantFrom(...'a=;%"'), maxLength: 500 }),
  },
  { requiredKeys: [] },
);

const types = {
  json: ['application/json', 'Application/JSON ; charset=latin1', 'application/json;;'],
  encoded: ['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded; charset=x'],
  multipart: ['multipart/form-data; boundary=x', 'multipart/form-data; boundary="x"; y'],
  other: ['text/plain', 'multipart/form-data', 'multipart/mixed; boundary=x', '/', ';', ''],
};

export const badInput: fc.Arbitrary<BadInput> = fc
  .constantFrom(...formNames, 'nonsense', '..', '%00')
  .chain((form) =>
    fc.record({
      form: fc.constant(form),
      headers,
      typed: fc.oneof(
        fc.tuple(fc.constantFrom(...types.json), json(form)),
        fc.tuple(fc.constantFrom(...types.encoded), encoded(form)),
        fc.tuple(fc.constantFrom(...types.multipart), multipart(form)),
        fc.tuple(fc.constantFrom(...Object.values(types).flat()), wild),
      ),
      damage: fc.tuple(fc.nat(6), fc.double({ min: 0, max: 0.999, noNaN: true })),
    }),
  )
  .map(({ form, headers: given, typed: [type, whole], damage }) => ({
    form,
    headers: { ...given, 'Content-Type': type } as Record<string, string>,
    body: new Uint8Array(damaged(whole, ...damage)),
  }));
