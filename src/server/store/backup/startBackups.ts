import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import type { Logger } from 'pino';
import type { Env } from '../../env.ts';
import { lastBackup } from './lastBackup.ts';

const minute = 60_000;
const hour = 60 * minute;
/** What is kept of what a failed backup said. */
const reasonLength = 2000;

interface Parts {
  env: Pick<Env, 'BACKUP_EVERY' | 'DATA_DIR'>;
  log: Logger;
  /** The command that makes a backup; none in development. */
  script: string | undefined;
  now: () => number;
}

/**
 * Has a backup made whenever the newest is older than BACKUP_EVERY, by a process that yields to the
 * server's. One that failed is tried again after an hour.
 */
export function startBackups({ env, log, script, now }: Parts) {
  const { BACKUP_EVERY: every, DATA_DIR } = env;
  if (!every || !script) return { stop: async () => undefined };
  let child: ChildProcess | undefined;
  let stopping = false;
  let tried = Number.NEGATIVE_INFINITY;

  async function isDue(period: number): Promise<boolean> {
    const waited = now() - tried >= Math.min(period, hour);
    return waited && now() - (await lastBackup(DATA_DIR)) >= period;
  }

  async function run(command: string): Promise<void> {
    tried = now();
    child = spawn(process.execPath, [command, '--scheduled'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { pid, stdout, stderr } = child;
    if (pid) setPriority(pid, constants.priority.PRIORITY_LOW);
    const said = Promise.all([stdout ? text(stdout) : '', stderr ? text(stderr) : '']);
    const [code] = await once(child, 'close');
    const [out, err] = await said;
    if (code === 0) log.info({ backup: out.trim().split('\n') }, 'backup made');
    else if (!stopping) log.error({ reason: err.trim().slice(-reasonLength) }, 'backup failed');
  }

  let checking: Promise<void> | undefined;
  const check = () => {
    checking ??= (async () => {
      if ((await isDue(every)) && !stopping) await run(script);
    })()
      .catch((error: unknown) => log.error({ err: error }, 'backup failed'))
      .finally(() => {
        checking = undefined;
      });
  };
  check();
  const timer = setInterval(check, minute);

  return {
    /** Ends a backup in progress; it is made anew after the next start. */
    async stop(): Promise<void> {
      clearInterval(timer);
      stopping = true;
      child?.kill();
      await checking;
    },
  };
}
