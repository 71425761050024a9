import type { Logger } from 'pino';
import { noticeMark } from '../../../site/siteNotice.ts';
import type { Edge } from '../edge.ts';
import { quickCopies } from './encoders.ts';
import { openFiles, type StaticFile } from './files.ts';

/** How soon the other instances have what was saved on one. */
const period = 5_000;

interface Parts {
  notice: { html(): string; refresh(): Promise<void>; watch(watcher: () => Promise<void>): void };
  /** What visitors are served. */
  files: Map<string, StaticFile>;
  policies: Readonly<Record<string, string>>;
  edge: Edge;
  /** Pages that somebody else keeps, with the notice. */
  except: readonly string[];
  log: Logger;
}

/**
 * Keeps the notice of staff in every built page, so that it needs no script. Without one, the pages
 * are those of the release.
 */
export async function keepNotice(parts: Parts) {
  const { notice, files, policies, edge, except, log } = parts;
  const built = new Map<string, { file: StaticFile; name: string }>();
  for (const [address, file] of files) {
    const body = except.includes(address) ? undefined : file.represent('identity')?.body();
    if (body?.includes(noticeMark)) built.set(address, { file, name: `${address.slice(1)}.html` });
  }
  let running = Promise.resolve();

  /** Made when it is first asked for: all pages at once would take seconds. */
  function withNotice(file: StaticFile, name: string, html: string): StaticFile {
    let made: StaticFile | undefined;
    function make(): StaticFile {
      const page = file.represent('identity')?.body().toString() ?? '';
      const body = Buffer.from(page.replace(noticeMark, () => html));
      const site = new Map([[name, () => body], ...quickCopies(name, body)]);
      return [...openFiles(site, policies, edge).values()][0] ?? file;
    }
    return {
      rangeable: file.rangeable,
      represent(encoding) {
        made ??= make();
        return made.represent(encoding);
      },
    };
  }

  async function putOn(): Promise<void> {
    const html = notice.html();
    for (const [address, { file, name }] of built)
      files.set(address, html === noticeMark ? file : withNotice(file, name, html));
  }

  notice.watch(putOn);
  const look = () => {
    running = running
      .then(notice.refresh)
      .catch((error) => log.error({ err: error }, 'the notice could not be read'));
    return running;
  };
  await look();
  const timer = setInterval(look, period);
  return {
    look,
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
