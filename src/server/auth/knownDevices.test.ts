import { expect, test } from 'vitest';
import { createKnownDevices } from './knownDevices.ts';

const day = 24 * 60 * 60_000;
const start = Date.UTC(2026, 0, 5);
let now = start;
const open = (secret = 'secret', siteUrl = 'https://www.example.com') =>
  createKnownDevices({ secret, siteUrl, now: () => now });
const { find, cookie, key, cookieOfKey } = open();
const email = 'asha@example.com';
const sent = (set: string) => set.split(';')[0] ?? '';

test('a device is known by its cookie for 400 days, however the address is written', () => {
  now = start;
  const kept = sent(cookie(email, 'd1'));
  expect(find(kept, email)).toBe('d1');
  expect(find(`a=b; ${kept}; c=d`, ' Asha@Example.com ')).toBe('d1');
  expect(find(`a=b;${kept}`, email)).toBe('d1');
  now = start + 400 * day - 1;
  expect(find(kept, email)).toBe('d1');
  now = start + 400 * day;
  expect(find(kept, email)).toBeUndefined();
  now = start;
});

test('a new device gets an id of its own, a known one keeps it', () => {
  const ids = [
    find(sent(cookie(email, undefined)), email),
    find(sent(cookie(email, undefined)), email),
  ];
  expect(new Set(ids).size).toBe(2);
  expect(ids).not.toContain(undefined);
  expect(find(sent(cookie(email, ids[0])), email)).toBe(ids[0]);
});

test('it is not known to another account, by another secret, or with anything changed', () => {
  const kept = sent(cookie(email, 'd1'));
  const [name = '', value = ''] = kept.split('=');
  const [expires = '', id = '', signature = ''] = value.split('.');
  const other = sent(cookie('ravi@example.com', 'd1'));
  expect(name).not.toBe(other.split('=')[0]);
  expect(find(kept, 'ravi@example.com')).toBeUndefined();
  expect(find(`${other.split('=')[0]}=${value}`, 'ravi@example.com')).toBeUndefined();
  expect(open('other').find(kept, email)).toBeUndefined();
  for (const forged of [
    [`${Number(expires) + 1}`, id, signature],
    [expires, 'd2', signature],
    [expires, id, signature.slice(0, -1)],
    [expires, id, `${signature}A`],
    [expires, id, 'A'.repeat(signature.length)],
    [expires, id],
    [],
  ])
    expect(find(`${name}=${forged.join('.')}`, email)).toBeUndefined();
  for (const none of [null, undefined, '', 'a=b']) expect(find(none, email)).toBeUndefined();
});

test('a key makes a device known to one account for an hour, with the same id wherever it is used', () => {
  now = start;
  const given = key(email);
  const set = cookieOfKey('Asha@example.com', given) ?? '';
  expect(set).toContain('; Max-Age=3600; HttpOnly');
  const id = find(sent(set), email);
  expect(id).toBeTruthy();
  expect(find(sent(cookieOfKey(email, given) ?? ''), email)).toBe(id);
  expect(find(sent(cookieOfKey(email, key(email)) ?? ''), email)).not.toBe(id);
  expect(cookieOfKey('ravi@example.com', given)).toBeUndefined();
  for (const forged of ['', given.slice(1), `${given}A`, given.replace(/\.\w/, '.-')])
    expect(cookieOfKey(email, forged)).toBeUndefined();
  now = start + 60 * 60_000;
  expect(find(sent(set), email)).toBeUndefined();
  expect(cookieOfKey(email, given)).toBeUndefined();
  now = start;
});

test('the cookie names nobody, goes to the inbox only, and over TLS where the site has it', () => {
  const set = cookie(email, 'd1');
  expect(set).toMatch(/^__Secure-staff\.device_[\w-]{16}=/);
  expect(set).not.toContain('asha');
  const attributes = 'Path=/inbox; Max-Age=34560000; HttpOnly; SameSite=Lax';
  expect(set.endsWith(`; ${attributes}; Secure`)).toBe(true);
  const plain = open('secret', 'http://localhost:4321').cookie(email, 'd1');
  expect(plain).toMatch(/^staff\.device_/);
  expect(plain.endsWith(`; ${attributes}`)).toBe(true);
});
