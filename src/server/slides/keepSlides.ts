import type { Logger } from 'pino';
import { apiPaths, paths } from '../../site/paths.ts';
import { noticeMark } from '../../site/siteNotice.ts';
import { builtInSlides } from '../../slides/builtInSlides.ts';
import { replaceHero } from '../../slides/heroPart.ts';
import type { HeroSlide } from '../../slides/heroSlide.ts';
import type { Edge } from '../http/edge.ts';
import { openFiles, type StaticFile } from '../http/files/files.ts';
import { siteOfPage } from '../http/files/site.ts';
import type { SlideStore } from './slideStore.ts';

/** How soon other instances show what was saved on one. */
const period = 5_000;

interface Parts {
  store: SlideStore;
  /** What visitors are served. */
  files: Map<string, StaticFile>;
  policies: Readonly<Record<string, string>>;
  edge?: Edge | undefined;
  /** Draws the part of the home page with the slides. */
  drawHero: (slides: readonly HeroSlide[]) => Promise<string>;
  /** What every page has in the place of the notice. */
  notice: { html(): string; watch(watcher: () => Promise<void>): void };
  log: Logger;
}

/** A file that the release does not have, served like those it has. */
const fileOf = async (name: string, text: string, { policies, edge }: Parts) =>
  [...openFiles(await siteOfPage(name, text), policies, edge).values()][0] as StaticFile;

/**
 * Keeps staff's slides in what is served from memory: in the home page, so that they need no script,
 * and in the answer of the API. With the built-in slides, the page of the release is served as it
 * is.
 */
export async function keepSlides(parts: Parts) {
  const { store, files, drawHero, notice, log } = parts;
  const built = files.get(paths.home);
  const html = built?.represent('identity')?.body().toString();
  if (!built || !html) throw new Error('The release has no home page');
  let shown: string | undefined;
  let running = Promise.resolve();
  let isFailing = false;

  async function pageWith(slides: readonly HeroSlide[]): Promise<StaticFile> {
    const isBuiltIn = slides === builtInSlides;
    if (isBuiltIn && notice.html() === noticeMark) return built as StaticFile;
    const page = isBuiltIn ? (html as string) : replaceHero(html as string, await drawHero(slides));
    return fileOf('index.html', page.replace(noticeMark, notice.html), parts);
  }

  async function refresh(): Promise<void> {
    const [version, line] = [await store.version(), notice.html()];
    if (JSON.stringify([version, line]) === shown) return;
    const { version: latest, slides } = await store.current();
    const page = await pageWith(slides);
    const answer = await fileOf('api/heroes.json', JSON.stringify(slides), parts);
    files.set(paths.home, page);
    files.set(apiPaths.heroes, answer);
    shown = JSON.stringify([latest, line]);
  }

  /** Once per series, because a database that is down fails every time. */
  function report(error: unknown): void {
    if (!isFailing) log.error({ err: error }, 'the home page could not be given its slides');
    isFailing = true;
  }

  /** One at a time, so that an earlier one cannot overtake a later one. */
  function refreshInTurn(): Promise<void> {
    running = running
      .then(refresh)
      .then(() => {
        isFailing = false;
      })
      .catch(report);
    return running;
  }

  store.watch(refreshInTurn);
  notice.watch(refreshInTurn);
  await refreshInTurn();
  const timer = setInterval(refreshInTurn, period);
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
