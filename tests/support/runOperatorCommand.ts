import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { StoreEnv } from './stores.ts';

/** Runs an operator's command as its own process. */
export async function runOperatorCommand(
  script: string,
  parameters: string[],
  env: StoreEnv & NodeJS.ProcessEnv,
) {
  const child = spawn(process.execPath, [`scripts/commands/${script}.ts`, ...parameters], {
    env: { ...process.env, ...env },
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'close');
  const [out, err] = await output;
  return { code, out, err };
}
