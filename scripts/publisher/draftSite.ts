import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ContentServices } from '../../src/server/content/contentServices.ts';
import { layTree } from '../build/layTree.ts';
import { laidFiles } from './laidFiles.ts';
import { missingMemory } from './memory.ts';

const tree = '.cache/laid/preview';
const idleMilliseconds = 10 * 60_000;
const startMilliseconds = 120_000;
/** After this the page is shown as it is: some changes are taken without a word. */
const savedMilliseconds = 1_500;

/** No mail, no backup, no data: only the pages. */
const apart = {
  DATA_DIR: 'data',
  ...{ DATABASE_URL: '', SMTP_URL: '', BACKUP_EVERY: '', METRICS_PORT: '', LOG_LEVEL: 'fatal' },
  ...{ ALLOWED_HOSTS: '', ASTRO_DEV_BACKGROUND: '0' },
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Why there is no preview, in a sentence for staff. */
export class Away extends Error {}

/** A development server with the drafts, which exists while somebody looks at them. */
export function createDraftSite(content: ContentServices) {
  let site: Promise<{ child: ChildProcess; url: string }> | undefined;
  let laid = '';
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    void site?.then(({ child }) => child.kill('SIGKILL')).catch(() => undefined);
    site = undefined;
  }
  process.once('exit', end);

  async function start() {
    const missing = missingMemory();
    if (missing) throw new Away(missing);
    const port = await freePort();
    const child = fork(
      resolve(tree, 'scripts/dev.ts'),
      ['--port', String(port), '--host', '127.0.0.1'],
      {
        ...{ cwd: resolve(tree), env: { ...process.env, ...apart } },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    );
    process.once('exit', () => child.kill('SIGKILL'));
    child.once('exit', () => {
      site = undefined;
    });
    const url = `http://127.0.0.1:${port}`;
    const giveUp = performance.now() + startMilliseconds;
    const isUp = () =>
      fetch(`${url}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isUp())) {
      if (child.exitCode !== null || performance.now() > giveUp) {
        child.kill('SIGKILL');
        throw new Away('The preview could not be started.');
      }
      await delay(100);
    }
    return { child, url };
  }

  /** Lays what has changed; true if something has. */
  async function lay(): Promise<boolean> {
    const { revisions, texts } = content;
    const drafts = await revisions.drafts();
    const published = await texts.publishedTexts();
    const next = JSON.stringify([
      drafts.map(({ id, hash }) => [id, hash]),
      [...published].map(([file, { text }]) => [file, text]),
    ]);
    if (next === laid) return false;
    const all = new Map([
      ...published,
      ...drafts.map(({ file, text, base_hash }) => [file, { text, baseHash: base_hash }] as const),
    ]);
    mkdirSync(tree, { recursive: true });
    const links = { node_modules: 'node_modules', '.cache/made': '.cache/made' };
    layTree(tree, await laidFiles(texts, all), links);
    laid = next;
    return true;
  }

  return {
    /** The address of a server that shows the drafts as they are now. */
    async url(): Promise<string> {
      clearTimeout(idle);
      idle = setTimeout(end, idleMilliseconds).unref();
      const running = site;
      const hasChanged = await lay();
      if (running && hasChanged) {
        const { child } = await running;
        await Promise.race([once(child, 'message'), delay(savedMilliseconds)]);
      }
      site ??= start();
      site.catch(() => {
        site = undefined;
      });
      return (await site).url;
    },
  };
}
