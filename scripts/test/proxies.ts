import { spawnSync } from 'node:child_process';

/** The programs that docs/deploy.md has a sample for. */
const proxies = ['nginx', 'caddy'] as const;

export const isInstalled = (program: string) => spawnSync(program, ['-v']).error === undefined;

/** Said at the end of a run: what no program has looked at has not passed. */
export const uncheckedSamples = () =>
  proxies
    .filter((program) => !isInstalled(program))
    .map((program) => `Not run: the sample for ${program}, which is not installed.`);
