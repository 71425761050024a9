import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Finding } from '../../src/checks/finding.ts';
import { buildStamp } from '../build/buildStamp.ts';
import { type Laid, layTree } from '../build/layTree.ts';
import { lockBuild } from '../build/lockBuild.ts';
import { needed } from './memory.ts';

/** A checkout with published texts laid over it, kept from one build to the next. */
const tree = '.cache/laid/release';

type Step = [step: string, drawn?: number, expected?: number];
type Message = { step: Step } | { findings: Finding[] } | { refused: true };

export interface BuildResult {
  built: boolean;
  /** Why the content was refused. */
  findings: readonly Finding[];
  /** The server did not start with the release. */
  refused: boolean;
  /** The last lines of a build that failed. */
  said: string;
}

const saidLength = 600;

interface Options {
  onStep?: (...step: Step) => void;
  /** Where it goes what the build says. */
  output?: 'inherit' | 'pipe';
}

/**
 * Builds a release from the checkout with texts laid over it, unless there is one, and makes it the
 * current one. `dist` is where releases lie.
 */
export async function buildLaid(
  laid: Laid,
  dist: string,
  { onStep, output = 'pipe' }: Options = {},
): Promise<BuildResult> {
  mkdirSync(dirname(tree), { recursive: true });
  const unlock = lockBuild(`${tree}.lock`);
  try {
    const base = buildStamp();
    layTree(tree, laid, { node_modules: 'node_modules', dist, '.cache/made': '.cache/made' });
    const build = fork(resolve(tree, 'scripts/build.ts'), ['--when-stale'], {
      env: { ...process.env, BASE_STAMP: base, BUILD_HEAP: String(needed.heap) },
      stdio: ['ignore', output, output, 'ipc'],
      cwd: resolve(tree),
    });
    let said = '';
    for (const stream of [build.stdout, build.stderr])
      stream?.on('data', (chunk) => {
        said = (said + chunk).slice(-saidLength);
      });
    let findings: readonly Finding[] = [];
    let refused = false;
    build.on('message', (message: Message) => {
      if ('step' in message) onStep?.(...message.step);
      else if ('findings' in message) findings = message.findings;
      else refused = message.refused;
    });
    const end = () => build.kill('SIGKILL');
    process.once('exit', end);
    const [status] = await once(build, 'close');
    process.off('exit', end);
    return { built: status === 0, findings, refused, said };
  } finally {
    unlock();
  }
}
