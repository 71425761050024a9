import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { residentMegabytes } from '../tests/support/residentMegabytes.ts';

export interface Start {
  /** From the command to the first page served. */
  seconds: number;
  megabytes: number;
}

const port = 4391;

async function firstPage(): Promise<void> {
  for (;;) {
    try {
      return void (await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer());
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

/** Starts the server of the build in a folder, as `npm start` does, and stops it again. */
export async function measureStart(folder: string): Promise<Start> {
  const data = mkdtempSync(join(tmpdir(), 'bench-start-'));
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: data,
    LOG_LEVEL: 'error',
    SHUTDOWN_DELAY_SECONDS: '0',
  };
  const started = performance.now();
  const server = spawn(process.execPath, ['--min-semi-space-size=8', 'scripts/start.mjs'], {
    cwd: folder,
    env,
  });
  await firstPage();
  const seconds = (performance.now() - started) / 1000;
  const megabytes = residentMegabytes(server.pid);
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  await exited;
  rmSync(data, { recursive: true, force: true });
  return { seconds, megabytes };
}
