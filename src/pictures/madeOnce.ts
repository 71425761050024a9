import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Safe to delete: the next build makes everything again. */
const folder = '.cache/made';

type Part = string | Uint8Array;

/** Other versions of packages may make something else. */
const versions = createHash('sha256').update(readFileSync('package-lock.json')).digest();

/** Stands for parts that many things are made from, such as fonts, so that they are hashed once. */
export function digestOf(parts: readonly Part[]): string {
  const hash = createHash('sha256').update(versions);
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex');
}

let isTidy = false;

function kept(file: string): Uint8Array | undefined {
  try {
    const made = readFileSync(file);
    utimesSync(file, new Date(), new Date());
    return made;
  } catch {
    return undefined;
  }
}

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

/** What an earlier build made from exactly these parts; else makes it now. */
export async function madeOnce(
  parts: readonly Part[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  if (!isTidy) {
    mkdirSync(folder, { recursive: true });
    removeUnused(folder);
    isTidy = true;
  }
  const file = join(folder, digestOf(parts));
  const earlier = kept(file);
  if (earlier) return earlier;
  const made = await make();
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, made);
  renameSync(unfinished, file);
  return made;
}
