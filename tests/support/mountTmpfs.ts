import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (command: string, ...parameters: string[]) =>
  spawnSync(command, parameters, { encoding: 'utf8' }).status === 0;

/** A disk of a few megabytes, or undefined where this account may not mount one. */
export function mountTmpfs(megabytes: number) {
  const path = mkdtempSync(join(tmpdir(), 'small-disk-'));
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path)) {
    rmSync(path, { recursive: true });
    return undefined;
  }
  return {
    path,
    grow: (to: number) => run('mount', '-o', `remount,size=${to}m`, path),
    unmount() {
      run('umount', path);
      rmSync(path, { recursive: true, force: true });
    },
  };
}
