import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ContentServices } from '../../src/server/content/contentServices.ts';
import type { Publication } from '../../src/server/content/publicationRows.ts';
import type { PublicationError } from '../../src/server/content/publishing.ts';
import type { Db } from '../../src/server/store/database.ts';
import { buildStamp } from '../build/buildStamp.ts';
import { releasesIn } from '../build/releases.ts';
import { type BuildResult, buildLaid } from './build.ts';
import { laidFiles } from './laidFiles.ts';
import { missingMemory } from './memory.ts';

/** A publisher that says nothing for so long is gone. */
const leaseMilliseconds = 60_000;
/** Staff read no faster. */
const sayMilliseconds = 500;

/** Whether there may be something to take; without writing anything, because it is asked all the time. */
export async function isDue(db: Db, now: number): Promise<boolean> {
  const due = await db
    .selectFrom('content_publications')
    .select('id')
    .where(({ and, or, eb }) =>
      or([
        eb('state', '=', 'building'),
        and([
          eb('state', '=', 'approved'),
          or([eb('publish_at', 'is', null), eb('publish_at', '<=', now)]),
        ]),
        and([eb('state', '=', 'live'), eb('expire_at', '<=', now)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/** Why a build gave no release that is served, for staff. */
function errorOf({ findings: [finding], refused, said }: BuildResult): PublicationError {
  if (finding) {
    const { file, path, reason } = finding;
    return { text: reason, file, field: JSON.stringify(path) };
  }
  return refused
    ? { text: 'The server did not start with it. The release before it goes on.' }
    : { text: `The site could not be built with it. The build said: ${said.trim()}` };
}

/** Brings one publication to the site, or says in a sentence why not. */
async function publish({ publishing, texts }: ContentServices, asked: Publication, dist: string) {
  const { id } = asked;
  let step = 'preparing';
  let detail = '';
  let saidAt = 0;
  const hold = () =>
    publishing.reportStep(id, step, detail, leaseMilliseconds).catch(() => undefined);
  function say(next: string, done = 0, all = 0): void {
    const isNew = next !== step;
    step = next;
    detail = all > 1 ? `${done} of ${all}` : '';
    if (!isNew && performance.now() - saidAt < sayMilliseconds) return;
    saidAt = performance.now();
    void hold();
  }
  const holding = setInterval(hold, leaseMilliseconds / 4);
  try {
    await hold();
    const missing = missingMemory();
    if (missing) return await publishing.finishPublication(id, { error: { text: missing } });
    const laid = await laidFiles(texts, await texts.textsToPublish(asked));
    const result = await buildLaid(laid, dist, { onStep: say });
    const release = basename(releasesIn(dist).current() ?? '');
    await publishing.finishPublication(id, result.built ? { release } : { error: errorOf(result) });
  } catch (error) {
    const text = `The publisher failed: ${(error as Error).message}`;
    await publishing.finishPublication(id, { error: { text } });
  } finally {
    clearInterval(holding);
  }
}

/** Takes the next publication whose time has come. */
export async function publishNext(content: ContentServices, dist: string): Promise<void> {
  const taken = await content.publishing.takePublication(leaseMilliseconds);
  if (taken) await publish(content, taken, dist);
}

/** Builds what a developer has deployed together with what staff had published before. */
export async function stand({ texts }: ContentServices, dist: string): Promise<void> {
  const laid = await laidFiles(texts, await texts.publishedTexts());
  const stamp = buildStamp();
  const releases = releasesIn(dist);
  if (laid.size === 0 && (releases.use(stamp) ?? takeOwn(stamp, dist))) return;
  const missing = missingMemory();
  if (missing) return console.error(missing);
  const { built, said } = await buildLaid(laid, dist);
  if (!built) console.error(`What staff have published could not be built: ${said}`);
}

/** Puts the release that was built with an image into the folder that is shared; false: there is none. */
function takeOwn(stamp: string, dist: string): boolean {
  const own = releasesIn().use(stamp);
  if (!own || releasesIn(dist).current() === own) return own !== undefined;
  const copy = join(dist, 'work', basename(own));
  cpSync(own, copy, { recursive: true });
  releasesIn(dist).add(copy);
  return true;
}
