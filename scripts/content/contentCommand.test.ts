import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createContentServices } from '../../src/server/content/contentServices.ts';
import { hashOfText } from '../../src/server/content/revisions.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { migrate } from '../../src/server/store/migrate.ts';
import { overCheckout } from './overCheckout.ts';

const root = join(import.meta.dirname, '../..');
const file = 'jobs/hr-intern.yaml';
const shipped = readFileSync(join(root, 'src/content', file), 'utf8');
const asha = { email: 'asha@example.com' };

/** A database in which staff have published texts. */
async function published(texts: Record<string, string | null>) {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const db = openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined });
  await migrate(db);
  const content = createContentServices({ db, now: Date.now, release: undefined });
  const { revisions, publications, publishing, released } = content;
  for (const [name, text] of Object.entries(texts))
    await revisions.save({
      ...{ file: name, by: asha, released: released.textOf(name), make: () => text },
    });
  const files = (await revisions.drafts()).map((draft) => [draft.file, draft.number] as const);
  const id = (await publications.request({ by: asha, files })) ?? '';
  await publishing.takePublication(60_000);
  await publishing.finishPublication(id, { release: 'r1' });
  onTestFinished(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
  return { folder, db, content };
}

const command = (DATA_DIR: string, action: string) =>
  execFileSync(process.execPath, ['scripts/content.ts', action], {
    ...{ cwd: root, encoding: 'utf8', env: { PATH: process.env.PATH, DATA_DIR } },
  });

test('the export is a patch that makes the files what was published, byte for byte', async () => {
  const text = shipped.replace('location: "{city}', 'location: "Mumbai');
  const added = shipped.replace('id: 1', 'id: 9');
  const { folder } = await published({ [file]: text, 'jobs/new.yaml': added, 'bench.yaml': null });
  const patch = command(folder, 'export');
  const copy = join(folder, 'copy');
  for (const name of [file, 'bench.yaml']) {
    const path = join(copy, 'src/content', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, readFileSync(join(root, 'src/content', name)));
  }
  execFileSync('git', ['apply'], { cwd: copy, input: patch });
  expect(readFileSync(join(copy, 'src/content', file), 'utf8')).toBe(text);
  expect(readFileSync(join(copy, 'src/content/jobs/new.yaml'), 'utf8')).toBe(added);
  expect(() => readFileSync(join(copy, 'src/content/bench.yaml'))).toThrow('ENOENT');
});

test('a file that neither side has changed since is not taken over again', async () => {
  const { folder, content } = await published({ [file]: shipped.replace('HR Intern', 'Intern') });
  command(folder, 'import');
  expect((await content.publications.list()).length).toBe(1);
});

test('a developer’s newer file and what staff published are both on the site; one field of both is told', () => {
  const ours = shipped.replace('HR Intern', 'People Intern');
  const theirs = shipped.replace('duration: 6 months', 'duration: 9 months');
  const one = { text: ours, baseHash: hashOfText(shipped) };
  expect(overCheckout(file, one, shipped, shipped)).toEqual({ text: ours, both: [] });
  const { text, both } = overCheckout(file, one, shipped, theirs);
  expect([text, both]).toEqual([theirs.replace('HR Intern', 'People Intern'), []]);
  const other = shipped.replace('HR Intern', 'Talent Intern');
  expect(overCheckout(file, one, shipped, other)).toEqual({
    text: ours,
    both: [{ file, field: 'title', published: 'People Intern', checkout: 'Talent Intern' }],
  });
});
