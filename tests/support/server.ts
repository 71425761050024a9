import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface RunningServer {
  url: string;
  port: number;
  dataDir: string;
  process: ChildProcess;
  /** Lines written to stdout and stderr so far. */
  output: string[];
  /** Sends SIGTERM and waits; resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** The data folder from the settings, or a temporary one. */
function dataFolder(env: NodeJS.ProcessEnv) {
  const own = env.DATA_DIR ? undefined : mkdtempSync(join(tmpdir(), 'site-'));
  return {
    dataDir: env.DATA_DIR ?? own ?? '',
    remove: () => own && rmSync(own, { recursive: true, force: true }),
  };
}

/**
 * A free port, and no shutdown delay, because no load balancer is watching. Tests ask for pages
 * faster than visitors do.
 */
const settings = {
  PORT: '0',
  LOG_LEVEL: 'info',
  SHUTDOWN_DELAY_SECONDS: '0',
  DRAWN_PAGES_PER_MINUTE: '100000',
};

/** What `npm start` would run in this folder, with this Node. */
function startCommand(folder: string): string {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `exec ${scripts.start.replace(/^node /, `"${process.execPath}" `)}`;
}

interface Launch {
  command: string;
  folder: string;
  /** Base environment; `env` is what a test sets on top. */
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
 * Starts the built server the way `npm start` does, on a free port with an empty database.
 * `setup` is shell code to run before the server replaces the shell.
 */
export const startServer = (env: NodeJS.ProcessEnv = {}, setup = ':') =>
  launch({
    command: `${setup}; ${startCommand('.')}`,
    folder: '.',
    inherited: process.env,
    env,
  });

/** Starts a release from its folder, in a bare environment. */
export const startRelease = (folder: string, env: NodeJS.ProcessEnv = {}) =>
  launch({
    command: startCommand(folder),
    folder,
    inherited: { PATH: process.env.PATH },
    env,
  });
