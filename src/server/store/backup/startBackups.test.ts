import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { startBackups } from './startBackups.ts';

const folder = mkdtempSync(join(tmpdir(), 'backups-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hour = 3_600_000;

/** What a command does instead of making a backup, and the lines that are logged. */
function started(name: string, code: string) {
  const lines: string[] = [];
  const script = join(folder, `${name}.mjs`);
  writeFileSync(script, code);
  const backups = startBackups({
    env: { BACKUP_EVERY: hour, DATA_DIR: folder },
    log: pino({}, { write: (line) => lines.push(line) }),
    script,
    now: Date.now,
  });
  return { backups, lines };
}

test('the command runs after everything else on the machine, and its words are logged', async () => {
  const { backups, lines } = started(
    'good',
    `import { getPriority } from 'node:os'; console.log(process.argv[2], getPriority());`,
  );
  await expect.poll(() => lines.join('')).toContain('"backup":["--scheduled 19"]');
  await backups.stop();
});

test('a failure is logged with its reason', async () => {
  const { backups, lines } = started('bad', `console.error('the disk is full'); process.exit(1);`);
  await expect.poll(() => lines.join('')).toContain('"reason":"the disk is full"');
  await backups.stop();
});

test('stopping ends one in progress without a complaint', async () => {
  const ready = join(folder, 'ready');
  const { backups, lines } = started(
    'long',
    `import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(ready)}, String(process.pid)); setInterval(() => {}, 1000);`,
  );
  await expect.poll(() => readFileSync(ready, 'utf8')).toMatch(/\d/);
  await backups.stop();
  expect(() => process.kill(Number(readFileSync(ready, 'utf8')), 0)).toThrow();
  expect(lines).toEqual([]);
});
