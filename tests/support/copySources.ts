import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const copied = [
  ...['src', 'public', 'scripts', 'astro.config.ts'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
];

/** A new folder with a copy of the project, which a test may change. */
export function copySources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}
