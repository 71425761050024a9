import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copySources } from '../support/copySources.ts';

test.each([
  [
    'instruments/multifunction.yaml',
    ['upTo: 5000', 'upTo: 9000'],
    'products › MULTI-CE5 › covers › 1 › upTo is 9000. The figures of MULTI-CE5 end at 5 kV.',
  ],
  [
    'jobs/hr-intern.yaml',
    ['workType: On-Site', 'workType: Office'],
    'workType is “Office”. One of these is expected here: On-Site, Remote, Hybrid.',
  ],
] as const)('a release with a fault in %s is refused', (name, [from, to], reason) => {
  const folder = copySources();
  try {
    const file = join(folder, 'src/content', name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    const build = spawnSync(process.execPath, ['scripts/build.ts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(build.stderr).toBe(`The content cannot be published.\nsrc/content/${name}, ${reason}\n`);
    expect(build.status).toBe(1);
    expect(existsSync(join(folder, 'dist/releases'))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
