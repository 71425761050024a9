import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface RunningServer {
  url: string;
  port: number;
  dataDir: string;
  process: ChildProcess;
  /** Everything it wrote so far. */
  output: string[];
  /** Asks it to stop and waits; resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** A folder for a database of its own, unless the settings name one. */
function dataFolder(env: NodeJS.ProcessEnv) {
  const own = env.DATA_DIR ? undefined : mkdtempSync(join(tmpdir(), 'site-'));
  return {
    dataDir: env.DATA_DIR ?? own ?? '',
    remove: () => own && rmSync(own, { recursive: true, force: true }),
  };
}

/** What suits a test: a free port, and no waiting for a balancer that is not there. */
const settings = { PORT: '0', LOG_LEVEL: 'info', SHUTDOWN_DELAY_SECONDS: '0' };

interface Launch {
  command: string;
  folder: string;
  /** What the process inherits; `env` is what a test sets on top. */
  inherited: NodeJS.ProcessEnv;
  env: NodeJS.ProcessEnv;
}

async function launch({ command, folder, inherited, env }: Launch): Promise<RunningServer> {
  const { dataDir, remove } = dataFolder(env);
  const child = spawn('/bin/sh', ['-c', command], {
    cwd: folder,
    env: { ...inherited, ...settings, ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    const read = (line: string) => {
      output.push(line);
      const address = /The site is at (\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    };
    createInterface({ input: child.stdout }).on('line', read);
    createInterface({ input: child.stderr }).on('line', read);
    exited.then(() => reject(new Error(`The server did not start:\n${output.join('\n')}`)));
  });
  return {
    url,
    port: Number(new URL(url).port),
    dataDir,
    process: child,
    output,
    async stop() {
      child.kill('SIGTERM');
      const [code] = await exited;
      remove();
      return code;
    },
  };
}

/**
 * Starts the built server as a visitor's machine would, on a free port and an empty database.
 * `setup` is what a shell does before it becomes the server.
 */
export const startServer = (env: NodeJS.ProcessEnv = {}, setup = ':') =>
  launch({
    command: `${setup}; exec "${process.execPath}" scripts/start.mjs`,
    folder: '.',
    inherited: process.env,
    env,
  });

/** Starts a release in its folder, with nothing of ours around it. */
export const startRelease = (folder: string, env: NodeJS.ProcessEnv = {}) =>
  launch({
    command: `exec "${process.execPath}" server/start.mjs`,
    folder,
    inherited: { PATH: process.env.PATH },
    env,
  });
