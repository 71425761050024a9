import { expect, test } from 'vitest';
import { newText } from '../../src/features/inbox/conversation/foldQuotes.ts';
import { receive } from '../../src/server/mailbox/receive.ts';
import { corpusMail, corpusNames } from '../support/corpus.ts';
import { answered, counts, mailSettings, openMailSite } from '../support/mailSite.ts';
import { openSite } from '../support/site.ts';
import { describeSqlite } from '../support/stores.ts';

describeSqlite('the corpus', (stores) => {
  test('each mail is where it belongs, none is lost, none twice, no machine is answered', async () => {
    const site = await openMailSite(await stores.fresh());
    const { db, mailbox } = site.services;
    const place = await answered(site);
    const wrong: string[] = [];
    let sent = 0;
    for (const name of corpusNames) {
      const { bytes, expected, says } = corpusMail(name, place);
      const acknowledgements = db.selectFrom('outbox').select('id').where('kind', '=', 'visitor');
      const before = (await acknowledgements.execute()).length;
      const { outcome, submission = '' } = await receive(bytes, mailbox);
      const again = await receive(bytes, mailbox);
      const mailed = (await acknowledgements.execute()).length - before;
      const row = await db
        .selectFrom('submissions')
        .selectAll()
        .where('id', '=', submission)
        .executeTakeFirstOrThrow();
      const message = await db
        .selectFrom('messages')
        .selectAll()
        .where('submission_id', '=', submission)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      const isInCase = submission === place.id;
      const [what, more] = expected.split('-');
      const kind = what === 'automatic' || what === 'bounce' ? what : 'mail';
      const fits = [
        outcome === 'stored' && again.outcome === 'repeated',
        isInCase === ['thread', 'automatic', 'bounce'].includes(what ?? ''),
        message.kind === kind,
        what !== 'thread' || message.sender === (more === 'other' ? 'other' : 'enquirer'),
        (row.names === place.id) === (what === 'names'),
        what === 'new' && more === undefined && row.email
          ? mailed <= 1
          : mailed === 0 || what === 'names',
        kind !== 'bounce' || message.note === says,
        kind !== 'mail' || !says || newText(message.text).includes(says),
        Buffer.from(message.raw ?? []).equals(bytes),
      ];
      sent += mailed;
      if (fits.includes(false)) wrong.push(`${name}: ${fits.indexOf(false)} ${message.text}`);
      const dead = await db.deleteFrom('undeliverable').returning('address').execute();
      if ((dead.length === 1) !== (expected === 'bounce-hard')) wrong.push(`${name}: address`);
    }
    expect(wrong).toEqual([]);
    expect(corpusNames.length).toBeGreaterThan(75);
    // Of those who are new, only one is proved to be who they say.
    expect(sent).toBe(1);
    const files = await db
      .selectFrom('attachments')
      .select(['name', 'scan'])
      .orderBy('id')
      .execute();
    expect(files).toEqual([
      { name: 'run.exe', scan: 'foreign' },
      { name: 'trace.png', scan: null },
    ]);
    await site.close();
  });

  test('two systems that answer each other cost one mail', async () => {
    const env = { ...mailSettings, MAIL_AUTH_SERVER: '', ...(await stores.fresh()) };
    const site = await openSite(env);
    const { db, mailbox } = site.services;
    for (let round = 0; round < 30; round++) {
      const text = `From: help@desk.example\r\nTo: reply@example.com\r\nSubject: Ticket ${round}\r\nMessage-ID: <${round}@desk.example>\r\n\r\nWe got your mail.`;
      await receive(Buffer.from(text), mailbox);
    }
    const mails = db
      .selectFrom('outbox')
      .select('id')
      .where('to_address', '=', 'help@desk.example');
    expect(await mails.execute()).toHaveLength(1);
    expect(await counts(site)).toEqual({ cases: 30, messages: 30 });
    await site.close();
  });
});
