import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/server/store/database.ts';
import { pdf } from '../support/documents.ts';
import { between, randomFrom, seed } from '../support/random.ts';
import { runOperatorCommand as run } from '../support/runOperatorCommand.ts';
import { openSite } from '../support/site.ts';
import { describeSqlite, type StoreEnv, type Stores } from '../support/stores.ts';

const passphrase = { BACKUP_PASSPHRASE: 'correct horse battery' };
const random = randomFrom(seed);

async function attachments(env: StoreEnv): Promise<string[]> {
  const db = openDatabase(env);
  const rows = await db.selectFrom('attachments').select('content').orderBy('id').execute();
  await db.destroy();
  return rows.map(({ content }) => Buffer.from(content).toString('base64'));
}

/** A site with attachments shorter and longer than a piece of a backup, and their contents. */
async function filledSite(stores: Stores) {
  const env = await stores.fresh();
  const site = await openSite(env);
  for (const size of [400, 250_000, 98_304]) {
    const body = new FormData();
    body.append('name', `applicant ${size}`);
    body.append('email', `a${size}@example.com`);
    body.append('resume', new File([new Uint8Array(pdf(size))], 'cv.pdf'));
    expect((await site.send('application', { body })).status).toBe(201);
  }
  await site.close();
  return { env, before: await attachments(env) };
}

describeSqlite(`encrypted backups, TEST_SEED=${seed}`, (stores) => {
  test('are unreadable without the passphrase and restore with it', async () => {
    const { env, before } = await filledSite(stores);
    const file = join(env.DATA_DIR, 'copy.jsonl.gz.enc');
    const made = await run('backup', [file], { ...env, ...passphrase });
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toContain('encrypted');
    const bytes = readFileSync(file);
    expect(bytes.includes('applicant')).toBe(false);
    expect(() => gunzipSync(bytes)).toThrow();

    const other = await stores.fresh();
    const none = await run('restore', [file], other);
    expect(none).toMatchObject({ code: 1, out: '' });
    expect(none.err).toBe('The backup is encrypted: set BACKUP_PASSPHRASE to read it\n');
    const restored = await run('restore', [file], { ...other, ...passphrase });
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(await attachments(other)).toEqual(before);
  });

  test('with another passphrase, altered or cut off, they change nothing and say why', async () => {
    const { env, before } = await filledSite(stores);
    const file = join(env.DATA_DIR, 'copy.jsonl.gz.enc');
    await run('backup', [file], { ...env, ...passphrase });
    const bytes = readFileSync(file);
    const bad = join(env.DATA_DIR, 'bad.enc');
    const restore = (settings = passphrase) =>
      run('restore', [bad, '--replace'], { ...env, ...settings });

    copyFileSync(file, bad);
    const wrong = await restore({ BACKUP_PASSPHRASE: 'another passphrase' });
    expect(wrong.code).toBe(1);
    expect(wrong.err).toBe('BACKUP_PASSPHRASE is not the one this backup was encrypted with\n');

    const place = between(random, 100, bytes.length - 1);
    const altered = Buffer.from(bytes);
    altered[place] = (altered[place] ?? 0) ^ 1;
    writeFileSync(bad, altered);
    const changed = await restore();
    expect(changed.code).toBe(1);
    expect(changed.err).toMatch(
      /^The backup was (?:altered: its part \d+|cut off or altered: its end) /,
    );

    truncateSync(bad, between(random, 100, bytes.length - 1));
    const cut = await restore();
    expect(cut.code).toBe(1);
    expect(cut.err).toMatch(/^The backup (?:was cut off or altered|is incomplete)/);
    expect(await attachments(env)).toEqual(before);
  });

  test('do not keep backups of the first format, with files within their rows, from restoring', async () => {
    const env = await stores.fresh();
    const content = Buffer.from('RIFF, not really');
    const row = { id: 'one', content: { $bytes: content.toString('base64') }, created_at: 5 };
    const lines = [
      { format: 'site backup 1', at: '2026-01-01T00:00:00.000Z', migrations: [] },
      { table: 'hero_pictures', row },
      { rows: 1 },
    ];
    const file = join(env.DATA_DIR, 'old.jsonl.gz');
    writeFileSync(file, gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
    expect(await run('restore', [file], env)).toMatchObject({ code: 0, err: '' });
    const db = openDatabase(env);
    const [picture] = await db.selectFrom('hero_pictures').selectAll().execute();
    expect(Buffer.from(picture?.content ?? []).equals(content)).toBe(true);
    await db.destroy();
  });
});
