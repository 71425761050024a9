import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { releasesIn } from '../../scripts/build/releases.ts';
import type { StoreEnv } from './stores.ts';

/** Runs an operator's command as its own process, as it is in a release. */
export async function runOperatorCommand(
  script: string,
  parameters: readonly string[],
  env: StoreEnv & NodeJS.ProcessEnv,
) {
  const command = join(releasesIn().current() ?? '', 'server', `${script}.mjs`);
  const child = spawn(process.execPath, [command, ...parameters], {
    env: { ...process.env, ...env },
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'close');
  const [out, err] = await output;
  return { code, out, err };
}
