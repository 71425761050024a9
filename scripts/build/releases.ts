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

/** Beside the current one: the one a server may still run, and the one before it. */
const othersKept = 2;

/** Releases lie beside each other in `dist/releases`; the file `dist/current` names one of them. */
export function releasesIn(dist = 'dist') {
  const folder = join(dist, 'releases');
  const pointer = join(dist, 'current');
  const names = () => (existsSync(folder) ? readdirSync(folder).sort().reverse() : []);
  const currentName = () => (existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : '');
  const has = (name: string) => name !== '' && names().includes(name);

  /** One rename: whoever reads finds either the old name or the new one. */
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
     * A release of these sources and settings, which from now on is the current one. So a return
     * to the version before needs no build.
     */
    use(stamp: string): string | undefined {
      const fits = (name: string) => readRelease(join(folder, name)).stamp === stamp;
      const current = currentName();
      if (has(current) && fits(current)) return resolve(folder, current);
      const other = names().find(fits);
      if (other) switchTo(other);
      return other && resolve(folder, other);
    },

    /** Takes a finished release in, makes it the current one and removes those nobody needs. */
    add(made: string): void {
      mkdirSync(folder, { recursive: true });
      const name = basename(made);
      renameSync(made, join(folder, name));
      switchTo(name);
      removeOld();
    },
  };
}
