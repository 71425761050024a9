import { execFile } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { releasesIn } from '../../scripts/build/releases.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { runOperatorCommand } from '../support/runOperatorCommand.ts';
import { type RunningServer, startRelease } from '../support/server.ts';
import { describeStores, type StoreEnv } from '../support/stores.ts';

const module = (path: string) => JSON.stringify(resolve(path));
/** Names the release of the version, as a build does, and waits for the server. */
const build = `const { releasesIn } = await import(${module('scripts/build/releases.ts')});
  const { handOver } = await import(${module('scripts/build/handOver.ts')});
  const before = releasesIn().current();
  const { readFileSync } = await import('node:fs');
  releasesIn().switchTo(readFileSync('version', 'utf8').trim());
  if (!(await handOver(before))) process.exit(1);`;

/** What the script calls: versions are a file, and releases for them are there. */
const programs = {
  git: `[ "$1" = checkout ] || exit 0
    [ "$3" = - ] && cp before version || { cp version before; echo "$3" > version; }`,
  npm: '"$NODE" build.mjs',
};

let folder: string;
let server: RunningServer | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'update-'));
  mkdirSync(join(folder, 'bin'));
  for (const [name, body] of Object.entries(programs)) {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${body}\n`);
    chmodSync(join(folder, 'bin', name), 0o755);
  }
});
afterEach(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The script of docs/deploy.md as it is printed, but for its folder. */
function printedScript(): string {
  const [, script = ''] =
    /```sh\n(#!\/bin\/sh -e\n[\s\S]*?)```/.exec(readFileSync('docs/deploy.md', 'utf8')) ?? [];
  return script.replaceAll('/srv/site', folder);
}

async function machine(env: StoreEnv) {
  const releases = releasesIn(join(folder, 'dist'));
  mkdirSync(join(folder, 'dist/releases'), { recursive: true });
  for (const name of ['earlier', 'next', 'now'])
    symlinkSync(releasesIn().current() ?? '', join(folder, 'dist/releases', name));
  releases.switchTo('now');
  writeFileSync(join(folder, 'build.mjs'), build);
  writeFileSync(join(folder, 'update'), printedScript());
  writeFileSync(join(folder, 'version'), 'now\n');
  server = await startRelease(releases.current() ?? '', {
    ...env,
    LOG_LEVEL: 'error',
    RELEASES_DIR: join(folder, 'dist'),
  });
  const settings = { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, NODE: process.execPath };
  const update = (version: string) =>
    new Promise<{ code: unknown; served: string }>((done) => {
      execFile('/bin/sh', ['update', version], { cwd: folder, env: settings }, (error) =>
        done({ code: error?.code ?? 0, served: basename(releases.current() ?? '') }),
      );
    });
  return { server, update };
}

/** What a later release leaves in the database. */
async function addMigration(env: StoreEnv, name: string): Promise<void> {
  const db = openDatabase(env);
  await sql`alter table submissions add column later text not null default ''`.execute(db);
  await sql`insert into kysely_migration (name, timestamp) values (${name}, '2100-01-01')`.execute(
    db,
  );
  await db.destroy();
}

describeStores('going back to a release', (stores) => {
  test('works on the database of the next one, if that only added to it', async () => {
    const env = await stores.fresh();
    const { server: running, update } = await machine(env);
    expect(await update('next')).toEqual({ code: 0, served: 'next' });
    await addMigration(env, '9999_later');
    expect(await update('earlier')).toEqual({ code: 0, served: 'earlier' });
    const posted = await fetch(`${running.url}/api/submissions/contact`, {
      method: 'POST',
      body: JSON.stringify({ email: 'a@example.com', message: 'x' }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(posted.status).toBe(201);
    const file = join(folder, 'site.jsonl.gz');
    expect(await runOperatorCommand('backup', [file], env)).toMatchObject({ code: 0 });
    const restored = await runOperatorCommand('restore', [file, '--replace'], env);
    expect(restored).toMatchObject({ code: 0 });
    const elsewhere = await runOperatorCommand('restore', [file], await stores.fresh());
    expect(elsewhere.err).toContain('The backup comes from a newer version');
  });

  test('is refused with a sentence, if that cannot be taken back, and changes nothing', async () => {
    const env = await stores.fresh();
    const { server: running, update } = await machine(env);
    await addMigration(env, '9999_later_breaking');
    expect(await update('earlier')).toEqual({ code: 1, served: 'now' });
    const sentence = /^A later release has changed the database .*9999_later_breaking.*$/m;
    const said = running.output.join('\n');
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/^ +at /m);
    expect((await fetch(`${running.url}/about`)).status).toBe(200);
    expect(readFileSync(join(folder, 'version'), 'utf8')).toBe('now\n');
    const { err } = await runOperatorCommand('data', ['export', 'a@example.com'], env);
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
