import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readRelease } from '../../src/server/release.ts';

/** Besides the current one: one that a server may still be running, and the one before it. */
const othersKept = 2;

/** Releases are folders in `dist/releases`. The file `dist/current` names the one to serve. */
export function releasesIn(dist = 'dist') {
  const folder = join(dist, 'releases');
  const pointer = join(dist, 'current');
  const names = () => (existsSync(folder) ? readdirSync(folder).sort().reverse() : []);
  const currentName = () => (existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : '');
  const has = (name: string) => name !== '' && names().includes(name);

  /** Atomic: readers see either the old name or the new one. */
  function switchTo(name: string): void {
    const next = `${pointer}.${process.pid}`;
    writeFileSync(next, `${name}\n`, { flush: true });
    renameSync(next, pointer);
  }

  function removeOld(): void {
    const others = names().filter((name) => name !== currentName());
    for (const name of others.slice(othersKept))
      rmSync(join(folder, name), { recursive: true, force: true });
  }

  return {
    /** The folder of the release to serve. */
    current(): string | undefined {
      const name = currentName();
      return has(name) ? resolve(folder, name) : undefined;
    },

    /**
     * Finds a release with this stamp and makes it the current one, so that going back to an earlier
     * version needs no build.
     */
    use(stamp: string): string | undefined {
      const matches = (name: string) => readRelease(join(folder, name)).stamp === stamp;
      const current = currentName();
      if (has(current) && matches(current)) return resolve(folder, current);
      const other = names().find(matches);
      if (other) switchTo(other);
      return other && resolve(folder, other);
    },

    /** Adds a finished release, makes it the current one and removes old ones. */
    add(made: string): void {
      mkdirSync(folder, { recursive: true });
      const name = basename(made);
      renameSync(made, join(folder, name));
      switchTo(name);
      removeOld();
    },
  };
}

/** In lines, for whoever looks into a release. */
export const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
