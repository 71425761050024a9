import { expect, test } from 'vitest';
import type { Edit } from '../../src/server/inbox/applyEdit.ts';
import { readSubmission } from '../../src/server/inbox/readSubmission.ts';
import { editFrom } from '../support/editFrom.ts';
import { openSite, type Site } from '../support/site.ts';
import { describeStores } from '../support/stores.ts';
import { addSubmission } from '../support/submission.ts';

const asha = 'asha@example.com';
const ravi = 'ravi@example.com';

const answersTo = async ({ services: { db } }: Site, id: string) =>
  (await db.selectFrom('outbox').select('id').where('submission_id', '=', id).execute()).length;

const kindsOf = async ({ services: { db } }: Site, id: string) =>
  (await readSubmission(db, id))?.events.map(({ kind, actor }) => [kind, actor]);

describeStores('changes by two members of staff', (stores) => {
  test('made at once from one version: the first is applied, the second is not', async () => {
    const site = await openSite(await stores.fresh());
    const { db, submissionChanges: changes } = site.services;
    // More than one round, because changes meet only once the database has opened its connections.
    for (let round = 0; round < 25; round++) {
      const { id } = await addSubmission(db);
      const [mine, theirs] = [await editFrom(db, id, asha), await editFrom(db, id, ravi)];
      const outcomes = await Promise.all([
        changes.handle(id, mine, { state: 'done' }),
        changes.handle(id, theirs, { state: 'in_progress', assignee: ravi }),
      ]);
      expect(outcomes.toSorted()).toEqual(['done', 'outdated']);
      const shown = await readSubmission(db, id);
      const isMine = outcomes[0] === 'done';
      expect([shown?.state, shown?.assignee, shown?.version]).toEqual(
        isMine ? ['done', null, 1] : ['in_progress', ravi, 1],
      );
    }
    await site.close();
  });

  test.each(['note', 'answer'] as const)(
    'a late %s is held until it is sent again',
    async (kind) => {
      const site = await openSite(await stores.fresh());
      const { db, submissionChanges: changes } = site.services;
      const { id } = await addSubmission(db);
      const late = await editFrom(db, id, ravi);
      await changes.handle(id, await editFrom(db, id, asha), { state: 'done' });
      const write = async (edit: Edit) =>
        kind === 'note'
          ? changes.note(id, edit, 'Hello')
          : (await changes.answer(id, edit, { text: 'Hello' })).outcome;
      expect(await write(late)).toBe('outdated');
      expect(await kindsOf(site, id)).toEqual([['state', asha]]);
      expect(await answersTo(site, id)).toBe(0);
      expect(await write({ ...late, version: 1 })).toBe('done');
      expect(await kindsOf(site, id)).toEqual([
        ['state', asha],
        [kind, ravi],
      ]);
      await site.close();
    },
  );

  test('reading and marking as unread make no form outdated', async () => {
    const site = await openSite(await stores.fresh());
    const { db, submissionChanges: changes } = site.services;
    const { id } = await addSubmission(db);
    const edit = await editFrom(db, id, ravi);
    await changes.setRead(id, { email: asha }, true);
    await changes.setRead(id, { email: asha }, false);
    expect(await changes.note(id, edit, 'Hello')).toBe('done');
    await site.close();
  });
});

describeStores('a button pressed twice', (stores) => {
  test('answers the customer once', async () => {
    const site = await openSite(await stores.fresh());
    const { db, submissionChanges: changes } = site.services;
    for (let round = 0; round < 10; round++) {
      const { id } = await addSubmission(db);
      const press = await editFrom(db, id, asha);
      const presses = [1, 2, 3].map(() => changes.answer(id, press, { text: 'In two weeks.' }));
      expect((await Promise.all(presses)).map(({ outcome }) => outcome)).toEqual([
        ...['done', 'done', 'done'],
      ]);
      expect(await answersTo(site, id)).toBe(1);
      expect(await kindsOf(site, id)).toEqual([['answer', asha]]);
    }
    await site.close();
  });

  test('with another text is another answer, which comes too late', async () => {
    const site = await openSite(await stores.fresh());
    const { db, submissionChanges: changes } = site.services;
    const { id } = await addSubmission(db);
    const press = await editFrom(db, id, asha);
    await changes.answer(id, press, { text: 'In two weeks.' });
    const another = await changes.answer(id, press, { text: 'In three weeks.' });
    expect(another.outcome).toBe('outdated');
    expect(await answersTo(site, id)).toBe(1);
    await site.close();
  });
});
