import { expect, test } from 'vitest';
import { company } from '../../../src/site/company.ts';
import { startSmtpPeer } from '../../../tests/support/smtpPeer.ts';
import { judgeProxy } from './checkAddress.ts';
import { checkCompany } from './checkCompany.ts';
import { checkSenderDomain, checkSending } from './checkMail.ts';

const real = {
  ...{ name: 'Sahyadri Instruments', email: 'sales@sahyadri.in', sampleCustomers: false },
  address: { street: '12 Ring Road', latitude: 19.1, longitude: 72.8 },
};

test('invented facts of the company are named, real ones are not', () => {
  expect(checkCompany(real).remedy).toBeUndefined();
  const { found, remedy } = checkCompany({
    ...{ ...real, name: 'Deccan Electrodyne', sampleCustomers: true },
    phone: { text: '+91 20 5550 0142', dial: '+912055500142' },
  });
  expect(found).toBe('still invented: name, sampleCustomers, phone.text, phone.dial');
  expect(remedy).toContain('src/site/company.ts');
});

test('the facts that are shared between companies are not called invented', () => {
  expect(checkCompany(company).found).not.toMatch(/timeZone|country|retentionDays|replyTime/);
});

const forged = '203.0.113.77';
test.each([
  [
    'appends, and is trusted',
    { forwardedFor: `${forged}, 198.51.100.4` },
    ['192.0.2.1'],
    undefined,
  ],
  ['replaces, and is trusted', { forwardedFor: '198.51.100.4' }, ['192.0.2.1'], undefined],
  ['appends, not trusted', { forwardedFor: `${forged}, 198.51.100.4` }, [], /TRUSTED_PROXIES=192/],
  ['passes on what it gets', { forwardedFor: forged, client: forged }, ['192.0.2.1'], /append/],
  ['says nothing', { forwardedFor: '' }, ['192.0.2.1'], /append/],
  [
    'is not the only one trusted',
    { forwardedFor: `${forged}, 198.51.100.4`, client: forged },
    ['0.0.0.0/0'],
    /leave only/,
  ],
])('a proxy that %s', (_name, seen, trusted, remedy) => {
  const finding = judgeProxy({ connection: '192.0.2.1', client: '198.51.100.4', ...seen }, trusted);
  if (remedy) expect(finding.remedy).toMatch(remedy);
  else expect(finding.remedy).toBeUndefined();
});

/** A name server that knows these texts; names above them exist, others do not. */
const nameServer = (texts: Readonly<Record<string, string[]>>) => async (name: string) => {
  const found = texts[name];
  if (found) return found.map((text) => [text.slice(0, 8), text.slice(8)]);
  const exists = Object.keys(texts).some((one) => one.endsWith(`.${name}`));
  throw Object.assign(new Error('queryTxt'), { code: exists ? 'ENODATA' : 'ENOTFOUND' });
};

const whole = {
  'mail.sahyadri.in': ['other=1', 'v=spf1 include:_spf.provider.net -all'],
  's1._domainkey.mail.sahyadri.in': ['v=DKIM1; k=rsa; p=MIGfMA0GCSq'],
  '_dmarc.sahyadri.in': ['v=DMARC1; p=quarantine; rua=mailto:d@sahyadri.in'],
};
const from = 'Sahyadri <sales@mail.sahyadri.in>';

test.each([
  ['everything', whole, undefined, []],
  ['a key under a known selector', whole, 's1', []],
  ['another selector', whole, 's2', ['DKIM']],
  ['nothing', {}, undefined, ['SPF', 'DKIM', 'DMARC']],
  [
    'two SPF records',
    { ...whole, 'mail.sahyadri.in': ['v=spf1 -all', 'v=spf1 ~all'] },
    's1',
    ['SPF'],
  ],
  ['SPF for everybody', { ...whole, 'mail.sahyadri.in': ['v=spf1 +all'] }, 's1', ['SPF']],
  [
    'a withdrawn key',
    { ...whole, 's1._domainkey.mail.sahyadri.in': ['v=DKIM1; p='] },
    's1',
    ['DKIM'],
  ],
  [
    'DMARC without a policy',
    { ...whole, '_dmarc.sahyadri.in': ['v=DMARC1; rua=x'] },
    's1',
    ['DMARC'],
  ],
])('a sender with %s', async (_name, texts: Record<string, string[]>, selector, left) => {
  const findings = await checkSenderDomain(from, nameServer(texts), selector);
  const missing = findings.filter(({ remedy }) => remedy).map(({ about }) => about.split(' ')[0]);
  expect(missing).toEqual(left);
});

test('a name server that does not answer is not taken for a record that is missing', async () => {
  const silent = async () => {
    throw Object.assign(new Error('queryTxt ETIMEOUT'), { code: 'ETIMEOUT' });
  };
  for (const { found } of await checkSenderDomain(from, silent))
    expect(found).toContain('the name server does not answer');
});

test('a message to oneself is sent, and a refusal is told', async () => {
  const MAIL_TO = 'sales@sahyadri.in';
  const settings = { MAIL_FROM: from, MAIL_TO, SITE_URL: 'https://www.sahyadri.in' };
  const peer = await startSmtpPeer();
  const sent = await checkSending({ ...settings, SMTP_URL: peer.url });
  expect(sent.remedy).toBeUndefined();
  expect(peer.mails).toMatchObject([{ from: 'sales@mail.sahyadri.in', to: [MAIL_TO] }]);
  await peer.stop();
  const refusing = await startSmtpPeer({ refuseSender: () => '530 Authentication required' });
  const refused = await checkSending({ ...settings, SMTP_URL: refusing.url });
  expect(refused.found).toContain('Authentication required');
  await refusing.stop();
  const none = await checkSending({ ...settings, SMTP_URL: undefined });
  expect(none.remedy).toContain('SMTP_URL');
});
