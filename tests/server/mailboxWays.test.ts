import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readMailbox } from '../../src/server/mailbox/pollMailbox.ts';
import { receive } from '../../src/server/mailbox/receive.ts';
import { corpusMail } from '../support/corpus.ts';
import { editFrom } from '../support/editFrom.ts';
import { startImapPeer } from '../support/imapPeer.ts';
import {
  answered,
  counts,
  mailSecret,
  mailSettings,
  openMailSite,
  visitor,
} from '../support/mailSite.ts';
import { describeSqlite, describeStores } from '../support/stores.ts';

const log = pino({ level: 'silent' });

describeStores('a reply', (stores) => {
  test('opens a case that was done, with a new promise, and the answer carries the thread', async () => {
    const site = await openMailSite(await stores.fresh());
    const { db, mailbox, submissionChanges, manyChanges } = site.services;
    const { id, reply, first, answer } = await answered(site);
    const edit = await editFrom(db, id, 'asha@example.com');
    await manyChanges.handleOne(id, edit, { state: 'done' });
    const before = await db.selectFrom('submissions').selectAll().executeTakeFirstOrThrow();
    const text = `From: ${visitor}\r\nTo: ${reply}\r\nMessage-ID: <m2@example.net>\r\n\r\nStill broken.`;
    const both = [receive(Buffer.from(text), mailbox), receive(Buffer.from(text), mailbox)];
    const outcomes = (await Promise.all(both)).map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(['repeated', 'stored']);
    const row = await db.selectFrom('submissions').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      ...{ state: 'new', read_at: null, answered_at: null, closed_at: null, reopened: 1 },
      first_due_at: before.first_due_at ?? before.due_at,
    });
    expect(row.search).toContain('still broken');
    const again = await editFrom(db, id, 'asha@example.com');
    await submissionChanges.answer(id, again, { text: 'Send it in.' });
    const mails = await db.selectFrom('outbox').selectAll().where('kind', '=', 'answer').execute();
    const last = mails.find(({ text: said }) => said.startsWith('Send it in.'));
    expect(JSON.parse(last?.refs ?? '[]')).toEqual(
      expect.arrayContaining([
        first,
        answer,
        '<corpus-known@mail.example.net>',
        '<m2@example.net>',
      ]),
    );
    expect(last?.reply_to).toBe(reply);
    const told = await db.selectFrom('outbox').select('text').where('kind', '=', 'staff').execute();
    expect(told.some(({ text: said }) => said.includes('Still broken.'))).toBe(true);
    await site.close();
  });
});

describeSqlite('the three mouths', (stores) => {
  const mailFor = (id: string, reply: string) =>
    Buffer.from(
      `From: ${visitor}\r\nTo: ${reply}\r\nMessage-ID: <${id}@example.net>\r\n\r\nHello.`,
    );

  test('the command takes a mail in, and asks for it again when it cannot', async () => {
    const env = await stores.fresh();
    const site = await openMailSite(env);
    const { reply } = await answered(site);
    const pipe = async (bytes: Buffer, more: NodeJS.ProcessEnv = {}) => {
      const child = spawn(process.execPath, ['scripts/commands/mail.ts', 'receive'], {
        env: { ...process.env, ...env, ...mailSettings, ...more },
        stdio: ['pipe', 'ignore', 'ignore'],
      });
      child.stdin.end(bytes);
      return (await once(child, 'close'))[0];
    };
    expect(await pipe(mailFor('pipe', reply))).toBe(0);
    expect(await pipe(mailFor('pipe', reply))).toBe(0);
    expect(await counts(site)).toEqual({ cases: 1, messages: 2 });
    expect(await pipe(mailFor('later', reply), { DATA_DIR: '/dev/null/no' })).toBe(75);
    expect(await pipe(Buffer.alloc(0))).toBe(65);
    await site.close();
  });

  test('a post needs a fresh timestamp and the signature of the whole body', async () => {
    const site = await openMailSite(await stores.fresh());
    const { reply } = await answered(site);
    const body = mailFor('post', reply);
    const post = async (at: number, key = mailSecret, sent = body) => {
      const timestamp = String(Math.floor(at / 1000));
      const signature = createHmac('sha256', key)
        .update(`${timestamp}.`)
        .update(body)
        .digest('hex');
      const headers = { 'X-Mail-Timestamp': timestamp, 'X-Mail-Signature': signature };
      return (await fetch(`${site.url}/api/mail`, { method: 'POST', headers, body: sent })).status;
    };
    expect(await post(Date.now() - 6 * 60_000)).toBe(401);
    expect(await post(Number.NaN)).toBe(401);
    expect(await post(Date.now(), 'another secret')).toBe(401);
    expect(await post(Date.now(), mailSecret, mailFor('altered', reply))).toBe(401);
    expect(await counts(site)).toEqual({ cases: 1, messages: 1 });
    expect(await post(Date.now())).toBe(200);
    expect(await post(Date.now())).toBe(200);
    expect(await counts(site)).toEqual({ cases: 1, messages: 2 });
    await site.close();
  });

  test('a mailbox is read once, whenever the line breaks, and marked only afterwards', async () => {
    const site = await openMailSite(await stores.fresh());
    const { reply } = await answered(site);
    const peer = await startImapPeer();
    for (const id of ['one', 'two', 'three']) peer.add(mailFor(id, reply));
    const read = () =>
      readMailbox(peer.url, site.services.mailbox, { log, isStopped: () => false });
    const isMarked = () => peer.mails.filter(({ flags }) => flags.has('$SiteTaken')).length;
    // Cut before the second mail is marked: its row is there, and it is read again.
    let marks = 0;
    peer.interrupt((line, socket) => {
      if (/STORE/i.test(line) && ++marks === 2) socket.destroy();
    });
    await expect(read()).rejects.toThrow();
    expect([await counts(site), isMarked()]).toEqual([{ cases: 1, messages: 3 }, 1]);
    peer.interrupt(() => undefined);
    await read();
    expect([await counts(site), isMarked()]).toEqual([{ cases: 1, messages: 4 }, 3]);
    expect(await read()).toBe(0);
    await peer.stop();
    await site.close();
  });

  test('a transaction that breaks at any step leaves nothing, and the next try takes all', async () => {
    const site = await openMailSite(await stores.fresh());
    const { db, mailbox } = site.services;
    const place = await answered(site);
    const { bytes } = corpusMail('attached-program.eml', place);
    const whole = await counts(site);
    for (const table of ['messages', 'attachments', 'submission_events', 'outbox']) {
      const broken = `break_${table}`;
      await sql`create trigger ${sql.id(broken)} before insert on ${sql.table(table)}
        begin select raise(abort, 'broken'); end`.execute(db);
      await expect(receive(bytes, mailbox)).rejects.toThrow('broken');
      await sql`drop trigger ${sql.id(broken)}`.execute(db);
      expect(await counts(site)).toEqual(whole);
    }
    expect(await receive(bytes, mailbox)).toMatchObject({ outcome: 'stored' });
    expect(await counts(site)).toEqual({ ...whole, messages: whole.messages + 1 });
    await site.close();
  });
});
