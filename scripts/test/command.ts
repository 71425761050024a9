import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ending, Outcome } from './report.ts';

export const newFolder = (name: string) => mkdtempSync(join(tmpdir(), `${name}-`));

interface Options {
  env?: NodeJS.ProcessEnv;
  /** Shows what it says when it has ended, because another program says something meanwhile. */
  quietly?: boolean;
}

/** Runs a tool of the project. */
export async function run(
  tool: string,
  parameters: readonly string[],
  { env, quietly = false }: Options = {},
): Promise<Ending> {
  const file = join(newFolder(tool), 'said');
  const said = quietly ? openSync(file, 'w') : 'inherit';
  const child = spawn(`node_modules/.bin/${tool}`, parameters, {
    stdio: ['ignore', said, said],
    env: { ...process.env, ...env },
  });
  const [status, signal] = await once(child, 'close').catch((error) => [undefined, `${error}`]);
  if (quietly) console.log(readFileSync(file, 'utf8'));
  return status === 0 ? undefined : (signal ?? `exit code ${status}`);
}

/** A check without test cases. */
export async function check(name: string, ...command: Parameters<typeof run>): Promise<Outcome> {
  console.log(`\n== ${name}`);
  const ending = await run(...command);
  return ending
    ? { passed: 0, failures: [`${name}: ended with ${ending}`] }
    : { passed: 1, failures: [] };
}
