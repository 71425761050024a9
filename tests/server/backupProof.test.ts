import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { releasesIn } from '../../scripts/build/releases.ts';
import { operator, writeAuditEvents } from '../../src/server/store/auditLog.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { pdf } from '../support/documents.ts';
import { freePort } from '../support/freePort.ts';
import { between, randomFrom, seed } from '../support/random.ts';
import { runOperatorCommand as run } from '../support/runOperatorCommand.ts';
import { startRelease } from '../support/server.ts';
import { openSite } from '../support/site.ts';
import { describeSqlite, describeStores, type StoreEnv, type Stores } from '../support/stores.ts';

const passphrase = { BACKUP_PASSPHRASE: 'correct horse battery' };
const random = randomFrom(seed);
const proved = /^Proved .+: \d+ rows in \d+ tables .*, 3 attachments open; .* in [\d.]+ s$/m;

/** A site with three applications, a picture of a slide and an account. */
async function filledStore(stores: Stores) {
  const env = await stores.fresh();
  const site = await openSite(env);
  for (const size of [400, 250_000, 98_304]) {
    const body = new FormData();
    body.append('name', `applicant ${size}`);
    body.append('email', `a${size}@example.com`);
    body.append('resume', new File([new Uint8Array(pdf(size))], 'cv.pdf'));
    expect((await site.send('application', { body })).status).toBe(201);
  }
  await site.services.staffAccounts.add('asha@example.com', 'admin', 'correct horse battery');
  await writeAuditEvents(site.services.db, operator, [{ kind: 'sign_in' }]);
  await site.close();
  return env;
}

const backupsIn = (folder: string) =>
  readdirSync(folder).filter((name) => name.includes('.jsonl.gz'));

async function metricsOf(env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const site = await openSite({ ...env, METRICS_PORT: String(port) });
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await site.close();
  return (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

describeStores(`the proof of a backup, TEST_SEED=${seed}`, (stores) => {
  test('restores it elsewhere and finds every table equal; what is missing, changed or cannot be opened is named', async () => {
    const env = await filledStore(stores);
    const made = await run('backup', ['--prove'], env);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(proved);
    const folder = join(env.DATA_DIR, 'backups');
    expect(readdirSync(folder).filter((name) => name.startsWith('trial-'))).toEqual([]);
    const metric = await metricsOf(env);
    expect(Date.now() / 1000 - metric('site_last_proved_backup_timestamp_seconds')).toBeLessThan(
      240,
    );
    expect(metric('site_backup_proof_ok')).toBe(1);

    // Whoever takes lines out of an unencrypted backup may also correct their number.
    const [name = ''] = backupsIn(folder);
    const file = join(folder, name);
    const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n');
    const proveLines = async (changed: readonly string[]) => {
      writeFileSync(file, gzipSync(`${changed.join('\n')}\n`));
      return (await run('backup', ['--prove', file], env)).err;
    };
    const short = lines.filter((line) => !line.startsWith('{"table":"submission_events"'));
    const end = JSON.parse(short.pop() ?? '');
    end.rows -= 3;
    expect(await proveLines([...short, JSON.stringify(end)])).toContain(
      'The table submission_events has 0 rows instead of 3',
    );
    const other = lines.map((line) => line.replace('applicant 400', 'applicant 500'));
    expect(await proveLines(other)).toMatch(
      /The rows of the table \w+ are not those of the source/,
    );

    const db = openDatabase(env);
    await sql`update attachments set size = 401 where size = 400`.execute(db);
    expect((await run('backup', ['--prove'], env)).err).toMatch(
      /The attachment \S+ cannot be opened/,
    );
    await sql`drop table answer_templates`.execute(db);
    await db.destroy();
    const missing = await run('backup', ['--prove'], env);
    expect(missing.code).toBe(1);
    expect(missing.err).toMatch(/^Not proved: \S+\. The table answer_templates is missing\n$/);
    expect((await metricsOf(env))('site_backup_proof_ok')).toBe(0);
  });

  test('refuses one of an empty source', async () => {
    const refused = await run('backup', ['--prove'], await stores.fresh());
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/^Not proved: \S+\. Its source was empty, .*DATA_DIR.*\n$/);
  });
});

describeSqlite(`the proof of a file, TEST_SEED=${seed}`, (stores) => {
  test.each([
    ['plain', {}, /ends too early/],
    ['encrypted', passphrase, /cut off or altered/],
  ])('tells a flipped bit from a cut, %s', async (_kind, settings, cut) => {
    const env = { ...(await filledStore(stores)), ...settings };
    const file = join(env.DATA_DIR, 'copy.jsonl.gz');
    await run('backup', [file], env);
    const bytes = readFileSync(file);
    const good = await run('backup', ['--prove', file], env);
    expect(good).toMatchObject({ code: 0, err: '' });
    expect(good.out).toMatch(proved);
    expect(readFileSync(file).equals(bytes)).toBe(true);

    const bad = join(env.DATA_DIR, 'bad.jsonl.gz');
    // The other one is in the time of a gzip header, which nobody reads.
    for (const place of [between(random, 100, bytes.length - 100), 5]) {
      const altered = Buffer.from(bytes);
      altered[place] = (altered[place] ?? 0) ^ (1 << between(random, 0, 7));
      writeFileSync(bad, altered);
      const told = await run('backup', ['--prove', bad], env);
      expect(told.code).toBe(1);
      expect(told.err).toMatch(/damaged|altered/);
    }

    copyFileSync(file, bad);
    truncateSync(bad, between(random, 100, bytes.length - 100));
    const short = await run('backup', ['--prove', bad], env);
    expect(short.code).toBe(1);
    expect(short.err).toMatch(cut);

    truncateSync(bad, 0);
    expect((await run('backup', ['--prove', bad], env)).err).toContain('The file is empty');
  });

  test('works where the database is gone', async () => {
    const env = await filledStore(stores);
    const file = join(env.DATA_DIR, 'copy.jsonl.gz');
    await run('backup', [file], env);
    writeFileSync(join(env.DATA_DIR, 'site.sqlite'), 'not a database');
    expect(await run('backup', ['--prove', file], env)).toMatchObject({ code: 0, err: '' });
  });
});

/** Commands that keep a file elsewhere and bring it back, damaging it on the way if asked to. */
function remote(folder: string) {
  const store = join(folder, 'remote');
  mkdirSync(store);
  const program = (name: string, line: string) => {
    const file = join(folder, name);
    writeFileSync(file, `#!/bin/sh -e\n${line}\n`);
    chmodSync(file, 0o700);
    return file;
  };
  return {
    store,
    BACKUP_TO: program('put', `[ ! -e ${folder}/away ] || exit 3; cp "$1" ${store}/`),
    BACKUP_FROM: program(
      'get',
      `cp "${store}/$(basename "$1")" "$1"; [ ! -e ${folder}/short ] || truncate -s -1 "$1"`,
    ),
  };
}

describeSqlite('a copy elsewhere', (stores) => {
  test('is made after each backup, encrypted, proved from there, and restores when all else is lost', async () => {
    const env: StoreEnv & NodeJS.ProcessEnv = { ...(await filledStore(stores)), ...passphrase };
    const folder = join(env.DATA_DIR, 'elsewhere');
    mkdirSync(folder);
    const made = await run('backup', ['--prove'], { ...env, BACKUP_TO: folder });
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toContain(`Proved ${folder}/site-`);
    const copied = (await metricsOf({ ...env, BACKUP_TO: folder }))(
      'site_last_backup_copy_timestamp_seconds',
    );
    expect(Date.now() / 1000 - copied).toBeLessThan(240);
    const [name = ''] = backupsIn(folder);
    const copy = join(folder, name);
    const other = await stores.fresh();
    expect(await run('restore', [copy], { ...other, ...passphrase })).toMatchObject({ code: 0 });

    const naked = await run('backup', [], { ...env, BACKUP_TO: folder, BACKUP_PASSPHRASE: '' });
    expect(naked.code).toBe(1);
    expect(naked.err).toContain('BACKUP_PASSPHRASE is invalid: BACKUP_TO needs it');
  });

  test('by a command counts only once it has been read back whole', async () => {
    const env: StoreEnv & NodeJS.ProcessEnv = { ...(await filledStore(stores)), ...passphrase };
    const { store, ...commands } = remote(env.DATA_DIR);
    const copiedAt = async () =>
      (await metricsOf({ ...env, ...commands }))('site_last_backup_copy_timestamp_seconds');
    const backup = (settings: NodeJS.ProcessEnv = {}) =>
      run('backup', ['--prove'], { ...env, ...commands, ...settings });

    expect((await backup({ BACKUP_FROM: '' })).err).toContain('cannot be proved: set BACKUP_FROM');
    writeFileSync(join(env.DATA_DIR, 'away'), '');
    expect((await backup()).err).toBe('BACKUP_TO: the command ended with 3\n');
    rmSync(join(env.DATA_DIR, 'away'));
    expect((await backup({ BACKUP_TO: 'true' })).err).toMatch(
      /BACKUP_FROM: the command ended with/,
    );
    expect((await backup({ BACKUP_TO: 'true', BACKUP_FROM: 'true' })).err).toMatch(
      /did not arrive:/,
    );
    expect((await backup({ BACKUP_TO: '/nowhere/at/all' })).err).toContain('neither a folder nor');
    writeFileSync(join(env.DATA_DIR, 'short'), '');
    expect((await backup()).err).toMatch(/arrived incomplete or altered/);
    expect(await copiedAt()).toBe(0);
    rmSync(join(env.DATA_DIR, 'short'));
    const good = await backup();
    expect(good).toMatchObject({ code: 0, err: '' });
    expect(good.out).toMatch(proved);
    expect(await copiedAt()).toBeGreaterThan(0);
    expect(backupsIn(store).length).toBeGreaterThan(0);
  });
});

describeSqlite('BACKUP_EVERY', (stores) => {
  test('makes a backup by itself, proves it and keeps a number of them', async () => {
    const env: NodeJS.ProcessEnv = await filledStore(stores);
    const folder = join(env.DATA_DIR ?? '', 'backups');
    mkdirSync(folder);
    const old = (day: number) => join(folder, `site-2026-01-0${day}T00-00-00-000Z.jsonl.gz`);
    for (const day of [1, 2, 3]) writeFileSync(old(day), '');
    for (const day of [1, 2, 3]) utimesSync(old(day), day, day);
    const server = await startRelease(releasesIn().current() ?? '', {
      ...env,
      BACKUP_EVERY: '1h',
      BACKUP_KEEP: '2',
    });
    const line = (text: string) => server.output.find((one) => one.includes(text));
    await expect.poll(() => line('"backup made"')).toContain('Proved');
    expect(existsSync(old(2))).toBe(false);
    expect(existsSync(old(3))).toBe(true);
    expect(backupsIn(folder).length).toBe(2);
    expect(await server.stop()).toBe(0);
  });
});
