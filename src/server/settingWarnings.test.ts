import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';
import { settingWarnings } from './settingWarnings.ts';

const warningsOf = (source: Record<string, string>) => settingWarnings(source, parseEnv(source));

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['SITE_ULR', 'SITE_URL'],
  ['MAILTO', 'MAIL_TO'],
  ['TRUSTED_PROXY', undefined],
  ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
  ['DATABASEURL', 'DATABASE_URL'],
])('%s was meant to be %s', (name, known) => {
  const warnings = known ? [`${name} is no setting: is ${known} meant?`] : [];
  expect(warningsOf({ [name]: 'a secret' })).toEqual(warnings);
});

test('what other programs go by is left alone', () => {
  const others = 'HOME HOSTNAME HOSTTYPE SHELL PATH PWD LANG MAIL SSH_TTY NODE_ENV XDG_DATA_DIRS';
  for (const name of others.split(' ')) expect(warningsOf({ [name]: 'x' }), name).toEqual([]);
  expect(warningsOf({ SMTP_URL: 'smtp://localhost', DATA_DIR: 'data' })).toEqual([]);
});

test('a scanner that does not exist, and room for less than one client, are told', () => {
  for (const command of ['no-such-scanner', '/no/such/scanner --quick'])
    expect(warningsOf({ ATTACHMENT_SCAN_COMMAND: command })).toEqual([
      expect.stringMatching(/^ATTACHMENT_SCAN_COMMAND names no program/),
    ]);
  for (const command of ['sh', '/bin/sh -c true'])
    expect(warningsOf({ ATTACHMENT_SCAN_COMMAND: command, PATH: '/no/such:/bin' })).toEqual([]);
  expect(warningsOf({ UPLOAD_MEGABYTES: '16' })).toEqual([
    expect.stringMatching(/^UPLOAD_MEGABYTES is less than UPLOAD_MEGABYTES_PER_CLIENT/),
  ]);
});
