import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All files in a folder and its subfolders, sorted. For a file, the file itself. */
export function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
