import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const keptDays = 14;

/** Removes what has not been written or marked as used for two weeks from a folder of kept files. */
export function removeUnused(folder: string): void {
  const oldest = Date.now() - keptDays * 86_400_000;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.isFile() && found.mtimeMs < oldest) rmSync(file, { force: true });
  }
}
