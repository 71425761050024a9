import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const deadlineMilliseconds = 60_000;

export interface ScanResult {
  scan: 'clean' | 'refused' | 'unchecked';
  /** Why it could not be looked at. */
  problem?: string;
}

async function runScanner(
  [command = '', ...parameters]: readonly string[],
  file: string,
  cut: AbortSignal,
): Promise<ScanResult> {
  const signal = AbortSignal.any([cut, AbortSignal.timeout(deadlineMilliseconds)]);
  // Its output may name the file or quote it, so only the exit code is read.
  const child = spawn(command, [...parameters, file], {
    stdio: 'ignore',
    signal,
    killSignal: 'SIGKILL',
  });
  try {
    const [code] = await once(child, 'exit');
    if (code === 0) return { scan: 'clean' };
    if (code === 1) return { scan: 'refused' };
    return { scan: 'unchecked', problem: `exit code ${code}` };
  } catch (error) {
    return { scan: 'unchecked', problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Has a command look at a file: its path is appended, and the exit code is the answer. */
export async function scanContent(
  command: readonly string[],
  content: Uint8Array,
  cut: AbortSignal,
): Promise<ScanResult> {
  const folder = await mkdtemp(join(tmpdir(), 'scan-'));
  try {
    // Not under the visitor's name for it, which may be anything.
    const file = join(folder, 'attachment');
    await writeFile(file, content, { mode: 0o600 });
    return await runScanner(command, file, cut);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
