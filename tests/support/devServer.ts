import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';

/** Runs `npm run dev` on a free port for the duration of `use`. */
export async function withDevServer(use: (url: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'site-dev-'));
  const child = spawn(process.execPath, ['scripts/dev.ts', '--port', String(port)], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ASTRO_DEV_BACKGROUND: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  try {
    let output = '';
    await new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          output += chunk;
          if (output.includes('watching for file changes')) resolve();
        });
      exited.then(() => reject(new Error(`The development server did not start:\n${output}`)));
    });
    await use(`http://localhost:${port}`);
  } finally {
    child.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  }
}
