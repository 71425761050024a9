import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { releasesIn } from '../../scripts/build/releases.ts';
import { createContentServices } from '../../src/server/content/contentServices.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { copySources } from './copySources.ts';

const by = { email: 'asha@example.com' };
const file = 'jobs/hr-intern.yaml';

/** npm start in a checkout of its own, with the release that is there already, and what staff do. */
export async function startCheckout() {
  const folder = copySources();
  const built = releasesIn().current() ?? '';
  mkdirSync(join(folder, 'dist/releases'), { recursive: true });
  symlinkSync(built, join(folder, 'dist/releases', basename(built)));
  writeFileSync(join(folder, 'dist/current'), basename(built));
  mkdirSync(join(folder, '.cache'));
  symlinkSync(resolve('.cache/made'), join(folder, '.cache/made'));
  const settings = {
    PORT: '0',
    LOG_LEVEL: 'error',
    SUBMISSIONS_PER_HOUR: '3600',
    DATA_DIR: 'data',
  };
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const url = await new Promise<string>((found) =>
    lines.on('line', (line) => {
      const [, address] = /The site is at (\S+)/.exec(line) ?? [];
      if (address) found(address);
    }),
  );
  const db = openDatabase({ DATA_DIR: join(folder, 'data') });
  const content = createContentServices({ db, now: Date.now, release: undefined });
  const { revisions, publications } = content;

  async function untilDone(id = '') {
    for (;;) {
      const found = await publications.find(id);
      if (!found || found.state === 'live' || found.state === 'failed') return found;
      await delay(50);
    }
  }

  return {
    folder,
    url,
    process: child,
    file,
    /** Gives the job another title and waits until that is on the site, or is not. */
    async publish(title: string) {
      const released = content.released.textOf(file);
      const made = released?.replace(/^title: .*$/m, `title: ${title}`) ?? null;
      await revisions.save({ ...{ file, by, released }, make: () => made });
      const [draft] = await revisions.drafts();
      return untilDone(await publications.request({ by, files: [[file, draft?.number ?? 0]] }));
    },
    undo: async (id = '') => untilDone(await publications.undoPublication(by, id)),
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await db.destroy();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
