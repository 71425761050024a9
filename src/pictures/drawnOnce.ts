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

/** Safe to delete: the next build draws everything again. */
const folder = '.cache/drawn';
const keptDays = 14;

type Part = string | Uint8Array;

function nameOf(parts: readonly Part[]): string {
  const hash = createHash('sha256');
  // Another version of a package may draw differently.
  for (const part of [readFileSync('package-lock.json'), ...parts])
    hash.update(`${part.length} `).update(part);
  return hash.digest('hex');
}

let isTidy = false;

/** Removes what no build has asked for in a while. */
function tidy(): void {
  mkdirSync(folder, { recursive: true });
  const oldest = Date.now() - keptDays * 86_400_000;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: oldest };
    if (mtimeMs < oldest) rmSync(file, { force: true });
  }
  isTidy = true;
}

function kept(file: string): Uint8Array | undefined {
  try {
    const drawn = readFileSync(file);
    utimesSync(file, new Date(), new Date());
    return drawn;
  } catch {
    return undefined;
  }
}

/** What an earlier build drew from exactly these parts; else draws it now. */
export async function drawnOnce(
  parts: readonly Part[],
  draw: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  if (!isTidy) tidy();
  const file = join(folder, nameOf(parts));
  const earlier = kept(file);
  if (earlier) return earlier;
  const drawn = await draw();
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, drawn);
  renameSync(unfinished, file);
  return drawn;
}
