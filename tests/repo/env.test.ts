import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseEnv, variableNames } from '../../src/server/env.ts';

const example = readFileSync('.env.example', 'utf8');

test('.env.example documents every server variable with a comment', () => {
  const documented = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(documented.toSorted()).toEqual(variableNames.toSorted());
  for (const paragraph of example.trim().split('\n\n').slice(1))
    expect(paragraph.startsWith('#'), paragraph).toBe(true);
});

test('the values in .env.example are the defaults', () => {
  const values = Object.fromEntries(
    [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(parseEnv(values)).toEqual(parseEnv({}));
});

test.each([
  ['TRUSTED_PROXIES', 'proxy.example', 'entry 1 must be an address or a network'],
  ['TRUSTED_PROXIES', '127.0.0.1,10.0.0.0/', 'entry 2 must be an address or a network'],
  ['TRUSTED_PROXIES', '10.0.0.0/33', 'entry 1 must be an address or a network'],
  ['TRUSTED_PROXIES', '10.0.0.0/x', 'entry 1 must be an address or a network'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8', 'entry 1 must be an address or a network'],
  ['TRUSTED_PROXIES', '::1/129', 'entry 1 must be an address or a network'],
  ['ALLOWED_HOSTS', 'a.example,http://b.example', 'entry 2 must be a name, with or without a port'],
  ['ALLOWED_HOSTS', 'a.example,', 'entry 2 must be a name, with or without a port'],
  ['SMTP_URL', 'smtp://', 'must name a mail server'],
  ['SMTP_URL', 'mail.example.com', 'must name a mail server'],
])('%s=%s is refused: %s', (name, value, why) => {
  expect(() => parseEnv({ [name]: value })).toThrow(`${name} is invalid: ${why}. Example: `);
});

test('hosts and proxies may be addresses of either kind, with ports and lengths', () => {
  const set = {
    ALLOWED_HOSTS: 'a_b.example, www.example.com:8080,[::1]:80,127.0.0.1',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1,2001:db8::/32',
    SMTP_URL: 'smtps://user:secret@[::1]:465',
  };
  expect(parseEnv(set)).toMatchObject({
    ALLOWED_HOSTS: ['a_b.example', 'www.example.com:8080', '[::1]:80', '127.0.0.1'],
    TRUSTED_PROXIES: ['127.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32'],
    SMTP_URL: set.SMTP_URL,
  });
});
