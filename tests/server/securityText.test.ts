import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from '../../src/site/company.ts';
import { openSite } from '../support/site.ts';

const year = 365 * 24 * 3_600_000;

test('/.well-known/security.txt names a contact and expires within a year, in the future', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'security-'));
  const site = await openSite({ DATA_DIR: folder, SITE_URL: 'https://www.example.com' });
  const response = await fetch(`${site.url}/.well-known/security.txt`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect(text).toContain(`Contact: mailto:${company.supportEmail}\n`);
  expect(fields.get('Canonical')).toBe('https://www.example.com/.well-known/security.txt');
  expect(fields.get('Preferred-Languages')).toBe('en');
  const left = Date.parse(fields.get('Expires') ?? '') - Date.now();
  expect(left).toBeGreaterThan(0.25 * year);
  expect(left).toBeLessThan(year);
  await site.close();
  rmSync(folder, { recursive: true });
});
