import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packSite } from '../../../../scripts/build/packSite.ts';
import { openMetrics } from '../../metrics/openMetrics.ts';
import { openFiles } from '../files/files.ts';
import { openSitePack, packFiles } from '../files/sitePack.ts';
import { createRequestRecord } from '../requestRecord.ts';
import { createQuickAnswer } from './quickAnswer.ts';

const metrics = await openMetrics(undefined);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function pack(site: Record<string, string>): Promise<void> {
  const root = join(folder, 'client');
  rmSync(root, { recursive: true, force: true });
  for (const [name, text] of Object.entries(site)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  await packSite(root, folder);
}

function openSite(isClosedJob = (_path: string) => false) {
  const answer = createQuickAnswer({
    files: openFiles(openSitePack(folder), {}),
    isAllowedHost: () => true,
    isClosedJob,
    isShuttingDown: () => false,
    record: createRequestRecord({ metrics, write: undefined }),
  });
  return (path: string) =>
    answer(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)?.toString().split('\r\n\r\n')[1];
}

test('a running server can still read a release that has been removed', async () => {
  await pack({ 'index.html': 'home', 'about.html': 'about', 'a.webp': 'picture' });
  const ask = openSite();
  expect(ask('/')).toBe('home');
  for (const file of Object.values(packFiles(folder))) rmSync(file);
  expect(ask('/')).toBe('home');
  expect(ask('/about')).toBe('about');
  expect(ask('/a.webp')).toBe('picture');
});

test('a job that closes between two identical requests is closed for the second', async () => {
  await pack({ 'careers/tester.html': 'apply here', 'careers/tester/closed.html': 'closed' });
  let isClosed = false;
  const ask = openSite(() => isClosed);
  expect(ask('/careers/tester')).toBe('apply here');
  isClosed = true;
  expect(ask('/careers/tester')).toBe('closed');
});
