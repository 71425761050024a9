import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (command: string, ...parameters: string[]) =>
  spawnSync(command, parameters, { encoding: 'utf8' }).status === 0;

/** Mounts a tmpfs of a few megabytes; undefined if this account is not allowed to. */
export function mountTmpfs(megabytes: number) {
  const path = mkdtempSync(join(tmpdir(), 'tmpfs-'));
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path)) {
    rmSync(path, { recursive: true });
    return undefined;
  }
  return {
    path,
    resize: (to: number) => run('mount', '-o', `remount,size=${to}m`, path),
    unmount() {
      run('umount', path);
      rmSync(path, { recursive: true, force: true });
    },
  };
}
