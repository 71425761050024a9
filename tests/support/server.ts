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

/**
 * Starts the built server as a visitor's machine would, on a free port and an empty database.
 * `setup` is what a shell does before it becomes the server.
 */
export async function startServer(
  env: NodeJS.ProcessEnv = {},
  setup = ':',
): Promise<RunningServer> {
  const ownDir = env.DATA_DIR ? undefined : mkdtempSync(join(tmpdir(), 'site-'));
  const dataDir = env.DATA_DIR ?? ownDir ?? '';
  const command = `${setup}; exec "${process.execPath}" scripts/start.mjs`;
  const child = spawn('/bin/sh', ['-c', command], {
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'info',
      SHUTDOWN_DELAY_SECONDS: '0',
      DATA_DIR: dataDir,
      ...env,
    },
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
      if (ownDir) rmSync(ownDir, { recursive: true, force: true });
      return code;
    },
  };
}
