import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMetrics } from '../../metrics/openMetrics.ts';
import { openFiles } from '../files/files.ts';
import { siteIn } from '../files/site.ts';
import { createRequestRecord } from '../requestRecord.ts';
import { createQuickAnswer } from './quickAnswer.ts';

const metrics = await openMetrics(undefined);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(site: Record<string, string>): void {
  for (const [name, text] of Object.entries(site)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

function openSite(isClosedJob = (_path: string) => false) {
  const answer = createQuickAnswer({
    files: openFiles(siteIn(folder), {}),
    isAllowedHost: () => true,
    isClosedJob,
    isShuttingDown: () => false,
    record: createRequestRecord({ metrics, write: undefined }),
  });
  return (path: string) =>
    answer(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)?.toString().split('\r\n\r\n')[1];
}

test('what cannot be read is left to the handler, which reports it; what was read stays', () => {
  write({ 'index.html': 'home', 'index.html.gz': 'smaller', 'about.html': 'about' });
  const ask = openSite();
  expect(ask('/')).toBe('home');
  rmSync(folder, { recursive: true });
  expect(ask('/')).toBe('home');
  expect(ask('/about')).toBeUndefined();
});

test('a job that closes between two identical requests is closed for the second', () => {
  write({ 'careers/tester.html': 'apply here', 'careers/tester/closed.html': 'closed' });
  let isClosed = false;
  const ask = openSite(() => isClosed);
  expect(ask('/careers/tester')).toBe('apply here');
  isClosed = true;
  expect(ask('/careers/tester')).toBe('closed');
});
