import { expect, test } from 'vitest';
import { trackKey } from '../../src/server/outbox/trackLink.ts';
import { editFrom } from '../support/editFrom.ts';
import { openSite } from '../support/site.ts';
import { describeSqlite } from '../support/stores.ts';

const visitor = 'visitor@example.net';
const hour = 60 * 60_000;

describeSqlite("the visitor's page", (stores) => {
  test('opens for a day by the mailed link, and shows nothing of others and no address', async () => {
    let now = Date.now();
    const site = await openSite(
      { ...(await stores.fresh()), ANSWER_DELAY_SECONDS: '0' },
      () => now,
    );
    const { db, tracking, submissionChanges, secret } = site.services;
    await site.post('contact', { email: visitor, phone: '+91 20 1', message: 'Which one?' });
    const acknowledgement = db.selectFrom('outbox').select('text').where('kind', '=', 'visitor');
    const { text } = await acknowledgement.executeTakeFirstOrThrow();
    const [, reference = '', key = ''] = /\/track\/(\S+)\?key=(\S+)/.exec(text) ?? [];
    const { id } = await db.selectFrom('submissions').select('id').executeTakeFirstOrThrow();
    const edit = await editFrom(db, id, 'asha@example.com');
    await submissionChanges.answer(id, edit, { text: 'The CWG 6.' });
    const shown = await tracking.read(reference, key);
    expect(shown).toMatchObject({ state: 'new', messages: [] });
    expect(JSON.stringify(shown)).toContain('Which one?');
    expect(JSON.stringify(shown)).not.toMatch(/visitor@|\+91/);
    // What can still be taken back is not there yet.
    await db.updateTable('outbox').set({ state: 'sent' }).execute();
    const later = await tracking.read(reference, key);
    expect(later?.messages).toMatchObject([{ isOurs: true, text: 'The CWG 6.' }]);

    expect(await tracking.read(reference, `${key}x`)).toBeUndefined();
    expect(await tracking.read('DE-0000-00', key)).toBeUndefined();
    expect(await tracking.read(reference, trackKey('other', reference, now))).toBeUndefined();
    expect(secret).not.toBe('other');
    now += 24 * hour + 1000;
    expect(await tracking.read(reference, key)).toBeUndefined();
    await site.close();
  });

  test('takes a message once, checks files as forms do, and closes and opens the case', async () => {
    const site = await openSite(await stores.fresh());
    const { db, tracking, secret } = site.services;
    await site.post('contact', { email: visitor, message: 'Hello' });
    const row = () => db.selectFrom('submissions').selectAll().executeTakeFirstOrThrow();
    const { reference } = await row();
    const key = trackKey(secret, reference, Date.now());
    const message = { text: 'One more thing', key: 'press' };
    expect(await tracking.write(reference, key, message)).toBe('done');
    expect(await tracking.write(reference, key, message)).toBe('done');
    const messages = () => db.selectFrom('messages').select('text').execute();
    expect(await messages()).toHaveLength(1);
    const file = { name: 'run.exe', content: new TextEncoder().encode('MZ') };
    expect(await tracking.write(reference, key, { text: '', file, key: 'two' })).toBe('wrongFile');
    const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const trace = { name: 'trace.png', content: picture };
    expect(await tracking.write(reference, key, { text: '', file: trace, key: 'two' })).toBe(
      'done',
    );
    const files = await db.selectFrom('attachments').select(['name', 'scan']).execute();
    expect(files).toEqual([{ name: 'trace.png', scan: null }]);
    expect(await tracking.solve(reference, key)).toBe('done');
    expect(await row()).toMatchObject({ state: 'done', reopened: 0 });
    expect(await tracking.write(reference, key, { text: 'No.', key: 'three' })).toBe('done');
    expect(await row()).toMatchObject({ state: 'new', reopened: 1, answered_at: null });
    expect(await tracking.write(reference, 'no key', message)).toBe('closed');
    await site.close();
  });

  test('mails a fresh link to the address on file only, a few an hour, and never says whether', async () => {
    const site = await openSite(await stores.fresh());
    const { db, tracking } = site.services;
    await site.post('contact', { email: visitor, message: 'Hello' });
    const { reference } = await db
      .selectFrom('submissions')
      .select('reference')
      .executeTakeFirstOrThrow();
    const mails = async () =>
      await db
        .selectFrom('outbox')
        .select('to_address')
        .where('subject', 'like', 'Your enquiry%')
        .execute();
    for (let times = 0; times < 6; times++) await tracking.sendLink(reference, '192.0.2.1');
    await tracking.sendLink('DE-0000-00', '192.0.2.1');
    expect(await mails()).toEqual([1, 2, 3].map(() => ({ to_address: visitor })));
    await site.close();
  });

  test('is told on the thank-you page to whoever left no address, once', async () => {
    const site = await openSite(await stores.fresh());
    const fields = { phone: '+91 20 5550 0100', message: 'Please call', _key: 'one' };
    const answer = await (await site.post('contact', fields, '10.9.9.9')).json();
    expect(answer.track).toMatch(new RegExp(`^/track/${answer.reference}\\?key=`));
    expect(await (await site.post('contact', fields, '10.9.9.9')).json()).toEqual({
      reference: answer.reference,
    });
    const known = await (await site.post('contact', { ...fields, email: visitor })).json();
    expect(known).not.toHaveProperty('track');
    await site.close();
  });
});
