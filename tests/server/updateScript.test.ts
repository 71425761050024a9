import { execFile, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { releasesIn } from '../../scripts/build/releases.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { freePort } from '../support/freePort.ts';
import { runOperatorCommand } from '../support/runOperatorCommand.ts';
import { describeStores, type StoreEnv } from '../support/stores.ts';

/** What the script calls, on a machine without systemd: instances are processes, versions a file. */
const programs = {
  git: `[ "$1" = checkout ] || exit 0
    [ "$3" = - ] && cp before version || { cp version before; echo "$3" > version; }`,
  npm: 'echo "$(cat version) is built"',
  systemctl: `for unit; do :; done; port=\${unit#site@}
    case "$1" in
      is-active) kill -0 "$(cat $port.pid)" 2> /dev/null ;;
      enable) PORT=$port "$NODE" "$RELEASE/server/start.mjs" > $port.log 2>&1 & echo $! > $port.pid ;;
      disable) kill "$(cat $port.pid)" 2> /dev/null || true ;;
    esac`,
  journalctl: `for unit; do :; done; cat \${unit#site@}.log`,
  nginx: 'cat site-port.conf',
  // As with --retry, but an instance that has ended is not asked 30 times.
  curl: `for address; do :; done; port=\${address#http://127.0.0.1:}; pid=$(cat \${port%%/*}.pid)
    until "$NODE" -e "fetch('$address').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"
    do kill -0 $pid 2> /dev/null || exit 22; done`,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'update-'));
  mkdirSync(join(folder, 'bin'));
  for (const [name, body] of Object.entries(programs)) {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${body}\n`);
    chmodSync(join(folder, 'bin', name), 0o755);
  }
});
afterEach(() => {
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.pid')))
    spawnSync('kill', ['-9', readFileSync(join(folder, name), 'utf8').trim()]);
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** The script of docs/deploy.md as it is printed, but for its folders and ports. */
function printedScript(ports: readonly [number, number]): string {
  const [, script = ''] =
    /```sh\n(#!\/bin\/sh -e\n[\s\S]*?)```/.exec(readFileSync('docs/deploy.md', 'utf8')) ?? [];
  return script
    .replaceAll('/srv/site', folder)
    .replaceAll('/etc/nginx', folder)
    .replaceAll('4321', String(ports[0]))
    .replaceAll('4322', String(ports[1]));
}

async function machine(env: StoreEnv) {
  const ports = [await freePort(), await freePort()] as const;
  writeFileSync(join(folder, 'update'), printedScript(ports));
  writeFileSync(join(folder, 'version'), 'now\n');
  const settings = {
    ...env,
    PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    NODE: process.execPath,
    RELEASE: releasesIn().current(),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    SHUTDOWN_DELAY_SECONDS: '0',
  };
  const update = (version: string) =>
    new Promise<{ code: unknown; said: string }>((resolve) => {
      execFile('/bin/sh', ['update', version], { cwd: folder, env: settings }, (error, out, err) =>
        resolve({ code: error?.code ?? 0, said: out + err }),
      );
    });
  const answers = (port: number) =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ status }) => status,
      () => 'no answer',
    );
  return { ports, answers, update };
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
    const { ports, answers, update } = await machine(env);
    expect(await update('next')).toMatchObject({ code: 0 });
    expect(await answers(ports[1])).toBe(200);
    await addMigration(env, '9999_later');
    const { code, said } = await update('earlier');
    expect(said).toContain(`server 127.0.0.1:${ports[0]};`);
    expect(code).toBe(0);
    await expect.poll(() => answers(ports[1])).toBe('no answer');
    const posted = await fetch(`http://127.0.0.1:${ports[0]}/api/submissions/contact`, {
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
    const { ports, answers, update } = await machine(env);
    expect(await update('next')).toMatchObject({ code: 0 });
    await addMigration(env, '9999_later_breaking');
    const { code, said } = await update('earlier');
    expect(code).toBe(1);
    const sentence = /^A later release has changed the database .*9999_later_breaking.*$/m;
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/^ +at /m);
    expect(await answers(ports[1])).toBe(200);
    expect(readFileSync(join(folder, 'version'), 'utf8')).toBe('next\n');
    expect(readFileSync(join(folder, 'site-port.conf'), 'utf8')).toContain(String(ports[1]));
    const { err } = await runOperatorCommand('data', ['export', 'a@example.com'], env);
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
