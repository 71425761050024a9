import { afterAll, beforeAll, expect, test } from 'vitest';
import { honeypotField } from '../../src/forms/reserved.ts';
import { parseListFilter } from '../../src/server/inbox/listFilter.ts';
import { readSubmission } from '../../src/server/inbox/readSubmission.ts';
import { countLists } from '../../src/server/inbox/triage/countLists.ts';
import { company } from '../../src/site/company.ts';
import { pdf } from '../support/documents.ts';
import { editFrom } from '../support/editFrom.ts';
import { openSite, type Site } from '../support/site.ts';
import { describeSqlite } from '../support/stores.ts';
import { addSubmission } from '../support/submission.ts';

const enquiry = { name: 'Asha Rao', email: 'Asha@example.com', subject: 'Surge' };
const bot = { [honeypotField]: 'https://spam.example' };
const agent = 'ravi@example.com';
const colleague = 'meera@example.com';
const bothMails = [
  { kind: 'staff', to_address: company.email, state: 'waiting' },
  { kind: 'visitor', to_address: expect.stringMatching(/^Asha@/), state: 'waiting' },
];

describeSqlite('suspected spam', (stores) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(await stores.fresh());
  });
  afterAll(() => site.close());

  let sent = 0;
  async function received(fields: object): Promise<string> {
    // An address of its own for each: acknowledgements to one are limited.
    const email = `Asha@${sent}.example.com`;
    const typed = { ...enquiry, email, message: `${sent++}`, ...fields };
    const response = await site.post('contact', typed);
    expect(response.status).toBe(201);
    return idOf(await response.json());
  }
  async function idOf({ reference }: { reference: string }): Promise<string> {
    const { id } = await site.services.db
      .selectFrom('submissions')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return id;
  }
  const edit = (id: string, who: string) => editFrom(site.services.db, id, who);
  const mailsOf = (id: string) =>
    site.services.db
      .selectFrom('outbox')
      .select(['kind', 'to_address', 'state'])
      .where('submission_id', '=', id)
      .orderBy('kind')
      .execute();
  async function historyOf(id: string) {
    const submission = await readSubmission(site.services.db, id);
    const events = submission?.events.map(({ actor, kind, detail }) => [actor, kind, detail]);
    return { state: submission?.state, held: submission?.held, events };
  }

  test.each([['1000'], [''], ['soon'], [undefined]])(
    'a submission sent after %s ms is not marked',
    async (_elapsed) => {
      const id = await received({ _elapsed });
      expect((await historyOf(id)).events).toEqual([['visitor', 'received', {}]]);
    },
  );

  test('the former name of the hidden field, which browsers filled in, is ignored', async () => {
    const id = await received({ website: 'https://asha.example' });
    expect((await historyOf(id)).state).toBe('new');
  });

  test('several people releasing it several times make it new and queue its mails once', async () => {
    const { submissionChanges: changes } = site.services;
    // More than one, because releases meet only once the database has opened its connections.
    for (let round = 0; round < 10; round++) {
      const id = await received(bot);
      const [mine, theirs] = [await edit(id, agent), await edit(id, colleague)];
      const presses = [mine, mine, theirs, theirs];
      const done = await Promise.all(presses.map((press) => changes.release(id, press)));
      // Whoever came second is shown that it was released.
      expect(done.toSorted()).toEqual(['done', 'done', 'outdated', 'outdated']);
      expect(await historyOf(id)).toEqual({
        state: 'new',
        held: false,
        events: [
          ['visitor', 'received', { spam: 'honeypot' }],
          [expect.stringMatching(/^(ravi|meera)@/), 'released', { mails: '2' }],
        ],
      });
      expect(await mailsOf(id)).toEqual(bothMails);
    }
  });

  test('its mails are queued once, even if it is moved to spam and released again', async () => {
    const { submissionChanges: changes } = site.services;
    const id = await received(bot);
    await changes.release(id, await edit(id, agent));
    await changes.handle(id, await edit(id, agent), { state: 'spam' });
    await changes.release(id, await edit(id, colleague));
    expect((await historyOf(id)).state).toBe('new');
    expect(await mailsOf(id)).toEqual(bothMails);
  });

  test('the mails can still be released after the state was changed, which then stays', async () => {
    const { submissionChanges: changes } = site.services;
    const id = await received(bot);
    await changes.handle(id, await edit(id, agent), { state: 'in_progress' });
    expect((await historyOf(id)).held).toBe(true);
    await changes.release(id, await edit(id, agent));
    expect((await historyOf(id)).state).toBe('in_progress');
    expect(await mailsOf(id)).toEqual(bothMails);
  });

  test('what staff moved to spam after its mails went out is released without new ones', async () => {
    const { submissionChanges: changes } = site.services;
    const id = await received({});
    await changes.handle(id, await edit(id, agent), { state: 'spam' });
    await changes.release(id, await edit(id, agent));
    expect((await historyOf(id)).state).toBe('new');
    expect((await mailsOf(id)).map(({ kind }) => kind)).toEqual(['staff', 'visitor']);
    await changes.release(id, await edit(id, agent));
    // Two changes of one millisecond have no order.
    const kinds = (await historyOf(id)).events?.map(([, kind]) => kind);
    expect(kinds?.toSorted()).toEqual(['received', 'released', 'state']);
    expect(await changes.release('nowhere', await edit('nowhere', agent))).toBe('missing');
  });

  test('whoever releases much of one address has it acknowledged a few times an hour', async () => {
    const { submissionChanges: changes } = site.services;
    const kinds = [];
    for (let round = 0; round < 8; round++) {
      const id = await received({ ...bot, email: `me.ena+${round}@gmail.com` });
      await changes.release(id, await edit(id, agent));
      kinds.push((await mailsOf(id)).map(({ kind }) => kind).join());
    }
    expect(kinds).toEqual([...Array(5).fill('staff,visitor'), ...Array(3).fill('staff')]);
    const dotless = await received({ email: 'meena@googlemail.com' });
    expect(await mailsOf(dotless)).toMatchObject([{ kind: 'staff' }]);
    expect((await historyOf(dotless)).events?.at(-1)?.[1]).toBe('unacknowledged');
  });

  test('a released application names its attachment in the mail to staff', async () => {
    const body = new FormData();
    const fields = { name: 'Asha Rao', email: 'Asha@example.com', ...bot };
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append('resume', new Blob([new Uint8Array(pdf())]), 'asha.pdf');
    const id = await idOf(await (await site.send('application', { body })).json());
    await site.services.submissionChanges.release(id, await edit(id, agent));
    expect(await mailsOf(id)).toEqual(bothMails);
    const { text } = await site.services.db
      .selectFrom('outbox')
      .select('text')
      .where('submission_id', '=', id)
      .where('kind', '=', 'staff')
      .executeTakeFirstOrThrow();
    expect(text).toContain('asha.pdf');
  });

  test('the inbox counts what is in spam', async () => {
    const { db, submissionChanges: changes } = site.services;
    const spam = parseListFilter(new URLSearchParams('state=spam'));
    const count = async () => Number((await countLists(db, [spam]))[0]);
    const before = await count();
    const id = await received(bot);
    await addSubmission(db, { state: 'done' });
    expect(await count()).toBe(before + 1);
    await changes.release(id, await edit(id, agent));
    expect(await count()).toBe(before);
  });
});
