import { afterEach, expect, test, vi } from 'vitest';
import { readMail } from '../../../tests/support/readMail.ts';
import { startSmtpPeer } from '../../../tests/support/smtpPeer.ts';
import type { OutboxTable } from '../store/schema.ts';
import { outboxRow } from './outboxRow.ts';
import { smtpTransport } from './transport.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const end of ends.splice(0).toReversed()) await end();
});

async function open(
  options: Parameters<typeof startSmtpPeer>[0] = {},
  { from = 'Site <site@example.com>', deadline = 60_000 } = {},
) {
  const peer = await startSmtpPeer(options);
  const transport = smtpTransport(peer.url, from, deadline);
  ends.push(
    () => peer.stop(),
    () => transport.cut(),
  );
  const received = (index: number) => readMail(peer.mails[index]?.source ?? '');
  return { peer, transport, received };
}

function mail(given: Partial<OutboxTable> = {}): OutboxTable {
  const written = { to: 'asha@example.com', replyTo: null, subject: 'Surge ½', html: '<p>Hi</p>' };
  return { ...outboxRow({ kind: 'visitor', ...written, text: 'Hi' }, null, 0), ...given };
}

test('a mail arrives with its parts, and with an id made from its own and our domain', async () => {
  const { peer, transport, received } = await open();
  const sent = mail();
  await transport.send(sent, []);
  expect(peer.mails).toMatchObject([{ from: 'site@example.com', to: ['asha@example.com'] }]);
  const { headers, text, html } = received(0);
  expect(headers).toMatchObject({
    ...{ from: 'Site <site@example.com>', subject: 'Surge ½' },
    'message-id': `<${sent.id}@example.com>`,
    'auto-submitted': 'auto-replied',
    'x-auto-response-suppress': 'All',
  });
  for (const absent of ['reply-to', 'in-reply-to', 'references'])
    expect(headers).not.toHaveProperty(absent);
  expect([text.trim(), html.trim()]).toEqual(['Hi', '<p>Hi</p>']);
});

test('an answer follows the earlier mail, is no machine’s, and brings its files', async () => {
  const { peer, transport, received } = await open({}, { from: 'site@example.org' });
  const files = [{ name: 'plot.pdf', content: Buffer.from('the plot') }];
  await transport.send(
    mail({ kind: 'answer', reply_to: 'staff@example.com', in_reply_to: 'm1' }),
    files,
  );
  const { headers } = received(0);
  expect(headers).toMatchObject({
    ...{ 'reply-to': 'staff@example.com', 'in-reply-to': '<m1@example.org>' },
    references: '<m1@example.org>',
  });
  expect(headers).not.toHaveProperty('auto-submitted');
  expect(peer.mails[0]?.source).toContain('filename=plot.pdf');
  expect(peer.mails[0]?.source).toContain(Buffer.from('the plot').toString('base64'));
});

test('an address that looks like two is never read as two', async () => {
  const { peer, transport } = await open();
  const two = mail({ to_address: 'a@example.com, b@example.com' });
  await transport.send(two, []).catch(() => undefined);
  expect(peer.mails.flatMap(({ to }) => to)).not.toContain('b@example.com');
});

test('a server that takes too long fails that mail; the next goes over a new connection', async () => {
  const hanging = Promise.withResolvers<void>();
  let hang = true;
  const { peer, transport } = await open(
    { beforeAccepting: async () => void (hang && (await hanging.promise)) },
    { deadline: 100 },
  );
  await expect(transport.send(mail(), [])).rejects.toThrow('longer than 100 ms');
  hang = false;
  hanging.resolve();
  const next = smtpTransport(peer.url, 'site@example.com');
  ends.push(() => next.cut());
  await next.send(mail({ to_address: 'next@example.com' }), []);
  expect(peer.mails.some(({ to }) => to.includes('next@example.com'))).toBe(true);
});

test('a server may take five minutes for its greeting', async () => {
  const asked = Promise.withResolvers<void>();
  const greeting = Promise.withResolvers<void>();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { peer, transport } = await open(
    {
      beforeAnswering: () => {
        asked.resolve();
        return greeting.promise;
      },
    },
    { deadline: 3_600_000 },
  );
  const sending = transport.send(mail(), []);
  await asked.promise;
  vi.advanceTimersByTime(4.9 * 60_000);
  greeting.resolve();
  await sending;
  expect(peer.mails).toHaveLength(1);
});

test('cutting ends the mail being sent', async () => {
  const arrived = Promise.withResolvers<void>();
  const { transport } = await open({
    beforeAccepting: () => {
      arrived.resolve();
      return new Promise(() => undefined);
    },
  });
  const sending = transport.send(mail(), []);
  await arrived.promise;
  transport.cut();
  await expect(sending).rejects.toThrow();
});

test('an idle connection can be closed', async () => {
  const { peer, transport } = await open();
  await transport.send(mail(), []);
  transport.close();
  expect(peer.mails).toHaveLength(1);
});
