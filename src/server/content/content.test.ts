import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../../../tests/support/emptyDatabase.ts';
import { createPublications } from './publications.ts';
import { createPublishedTexts } from './publishedTexts.ts';
import { createPublishing } from './publishing.ts';
import { createRevisions } from './revisions.ts';

const minute = 60_000;
const file = 'jobs/hr-intern.yaml';
const asha = { email: 'asha@example.com' };
const ravi = { email: 'ravi@example.com' };

async function open() {
  const { db, prepare, remove } = emptyDatabase();
  onTestFinished(remove);
  await prepare();
  const clock = { at: 1_700_000_000_000 };
  const now = () => clock.at;
  const revisions = createRevisions(db, now);
  const publications = { ...createPublications(db, now), ...createPublishing(db, now) };
  const write = (by: { email: string }, text: string | null, seen?: string | null, note = '') =>
    revisions.save({
      ...{ file, by, note, released: 'as shipped' },
      make: (current) => (seen === undefined || seen === current ? text : undefined),
    });
  const newest = async () => {
    const [draft] = await revisions.drafts();
    return [[draft?.file ?? '', draft?.number ?? 0] as const];
  };
  const publish = async (release = 'r1') => {
    const id = await publications.request({ by: asha, files: await newest() });
    await publications.takePublication(minute);
    await publications.finishPublication(id ?? '', { release });
    clock.at += minute;
    return id ?? '';
  };
  const texts = createPublishedTexts(db);
  return { db, clock, revisions, publications, texts, write, newest, publish };
}

test('edits of one person within ten minutes are one revision, on top of what was shipped', async () => {
  const { revisions, write, clock } = await open();
  await write(asha, 'one');
  clock.at += 9 * minute;
  await write(asha, 'two');
  clock.at += 2 * minute;
  await write(asha, 'three');
  await write(ravi, 'four');
  await write(ravi, 'five', undefined, 'Restored');
  expect((await revisions.history(file)).map(({ author, text }) => [author, text])).toEqual([
    [ravi.email, 'five'],
    [ravi.email, 'four'],
    [asha.email, 'three'],
    [asha.email, 'two'],
    ['repository', 'as shipped'],
  ]);
});

test('two people on one file in 200 interleavings: no text is lost', async () => {
  const { revisions, write, db } = await open();
  const people = [asha, ravi];
  let counter = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(0, 1), { minLength: 4, maxLength: 12 }),
      async (turns) => {
        await db.deleteFrom('content_revisions').execute();
        const seen: (string | null)[] = ['as shipped', 'as shipped'];
        const typed: string[] = [];
        /** Each person opens the form, then sends it: two of their turns. */
        const opened = [false, false];
        const sends = turns.map(async (who) => {
          if (!opened[who]) {
            opened[who] = true;
            seen[who] = (await revisions.current(file, 'as shipped')).text;
            return;
          }
          opened[who] = false;
          const mine = `line ${++counter}`;
          const before = seen[who] ?? null;
          const text = `${before}\n${mine}`;
          const saved = await write(people[who] ?? asha, text, before);
          // Who is told that it came too late sees both texts, and sends again.
          if (saved.outcome === 'outdated')
            await revisions.save({
              ...{ file, by: people[who] ?? asha, released: 'as shipped' },
              make: (current) => `${current}\n${mine}`,
            });
          typed.push(mine);
        });
        await Promise.all(sends);
        const { text } = await revisions.current(file, 'as shipped');
        expect(text?.split('\n').toSorted()).toEqual(['as shipped', ...typed].toSorted());
      },
    ),
    { numRuns: 200 },
  );
});

test('a text made from one that has changed meanwhile is refused, and both are there', async () => {
  const { write } = await open();
  await write(asha, 'hers', 'as shipped');
  expect(await write(ravi, 'his', 'as shipped')).toEqual({ outcome: 'outdated', text: 'hers' });
});

test('a publication is built once, told step by step, and is what stands', async () => {
  const { write, newest, publications, texts, revisions } = await open();
  await write(asha, 'new');
  const id = (await publications.request({ by: asha, files: await newest() })) ?? '';
  expect(await publications.request({ by: ravi, files: [[file, 2]] })).toBe(undefined);
  const [one, two] = await Promise.all([
    publications.takePublication(minute),
    publications.takePublication(minute),
  ]);
  const taken = one ?? two;
  expect([one, two].filter(Boolean).length).toBe(1);
  expect(await texts.publishedTexts()).toEqual(new Map());
  expect((taken && (await texts.textsToPublish(taken)))?.get(file)?.text).toBe('new');
  await publications.reportStep(id, 'checked', '', minute);
  await publications.reportStep(id, 'built', '129 of 329', minute);
  await publications.finishPublication(id, { release: 'r1' });
  expect(await publications.find(id)).toMatchObject({
    ...{ state: 'live', release: 'r1', detail: '129 of 329' },
    progress: [
      ['checked', expect.any(Number)],
      ['built', expect.any(Number)],
    ],
  });
  expect((await texts.publishedTexts()).get(file)?.text).toBe('new');
  expect(await revisions.drafts()).toEqual([]);
});

test('what failed is a draft again; what a dead publisher held is taken again', async () => {
  const { write, newest, publications, revisions, clock } = await open();
  await write(asha, 'wrong');
  const id = (await publications.request({ by: asha, files: await newest() })) ?? '';
  expect((await publications.takePublication(minute))?.id).toBe(id);
  expect(await publications.takePublication(minute)).toBe(undefined);
  clock.at += 2 * minute;
  expect((await publications.takePublication(minute))?.id).toBe(id);
  const error = { text: 'This field is missing.', file, field: '["title"]' };
  await publications.finishPublication(id, { error });
  expect(await publications.find(id)).toMatchObject({ state: 'failed', error_file: file });
  expect((await revisions.drafts()).map(({ text }) => text)).toEqual(['wrong']);
});

test('undoing brings back the text before, and waits for nobody; a later one goes first', async () => {
  const { write, publish, publications, texts } = await open();
  await write(asha, 'first');
  const first = await publish('r1');
  await write(asha, 'second');
  const second = await publish('r2');
  expect(await publications.undoPublication(ravi, first)).toBe(undefined);
  const undo = await publications.undoPublication(ravi, second);
  const taken = await publications.takePublication(minute);
  expect(taken).toMatchObject({ id: undo, undoes: second });
  expect((taken && (await texts.textsToPublish(taken)))?.get(file)?.text).toBe('first');
  await publications.finishPublication(undo ?? '', { release: 'r1' });
  expect((await publications.find(second))?.state).toBe('undone');
  expect((await texts.publishedTexts()).get(file)?.text).toBe('first');
});

test('a time to publish is waited for; at its end it is taken back; withdrawing clears both', async () => {
  const { write, newest, publications, clock, texts, revisions } = await open();
  await write(asha, 'Closed on Friday');
  const times = { publishAt: clock.at + 5 * minute, expireAt: clock.at + 20 * minute };
  const ask = async () => publications.request({ by: asha, files: await newest(), ...times });
  const first = (await ask()) ?? '';
  expect(await publications.takePublication(minute)).toBe(undefined);
  expect(await publications.cancel(asha, first)).toBe(true);
  expect(await publications.find(first)).toMatchObject({ publish_at: null, expire_at: null });
  expect((await revisions.drafts()).length).toBe(1);
  const second = (await ask()) ?? '';
  clock.at += 6 * minute;
  expect((await publications.takePublication(minute))?.id).toBe(second);
  await publications.finishPublication(second, { release: 'r1' });
  clock.at += 20 * minute;
  const undo = await publications.takePublication(minute);
  expect(undo).toMatchObject({ undoes: second, requested_by: 'system' });
  await publications.finishPublication(undo?.id ?? '', { release: 'r2' });
  expect(await texts.publishedTexts()).toEqual(new Map());
});

test('what needs a second person waits for another than who asked', async () => {
  const { write, newest, publications } = await open();
  await write(asha, 'a figure');
  const files = await newest();
  const id = (await publications.request({ by: asha, files, needs: 'reviewer' })) ?? '';
  expect(await publications.takePublication(minute)).toBe(undefined);
  expect(await publications.approve(asha, id, () => true)).toBe(false);
  expect(await publications.approve(ravi, id, (needs) => needs === 'writer')).toBe(false);
  expect(await publications.approve(ravi, id, (needs) => needs === 'reviewer')).toBe(true);
  expect((await publications.takePublication(minute))?.approved_by).toBe(ravi.email);
});
