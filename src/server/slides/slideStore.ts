import { randomUUID } from 'node:crypto';
import { builtInSlides } from '../../slides/builtInSlides.ts';
import type { HeroSlide } from '../../slides/heroSlide.ts';
import { type Actor, writeAuditEvents } from '../store/auditLog.ts';
import type { Db } from '../store/database.ts';
import { dialectOf } from '../store/dialectOf.ts';

interface SlideSet {
  /** Changes with every save; empty until the first. */
  version: string;
  slides: readonly HeroSlide[];
}

const versionName = 'slides-version';

/** Until there were versions, the built-in slides were copied into the table under such ids. */
const copiedIds = 'built-in-%';

const toRow = (slide: HeroSlide, position: number) => ({
  id: randomUUID(),
  position,
  heading_lines: JSON.stringify(slide.headingLines),
  subtitle: slide.subtitle,
  cta_text: slide.ctaText,
  cta_href: slide.ctaHref,
  image_src: slide.imageSrc,
  image_alt: slide.imageAlt,
});

async function readSlides(db: Db): Promise<readonly HeroSlide[]> {
  const rows = await db
    .selectFrom('hero_slides')
    .selectAll()
    .where('id', 'not like', copiedIds)
    .orderBy('position')
    .execute();
  if (rows.length === 0) return builtInSlides;
  return rows.map((row) => ({
    headingLines: JSON.parse(row.heading_lines),
    subtitle: row.subtitle,
    ctaText: row.cta_text,
    ctaHref: row.cta_href,
    imageSrc: row.image_src,
    imageAlt: row.image_alt,
  }));
}

async function readVersion(db: Db): Promise<string> {
  const setting = db.selectFrom('settings').select('value').where('name', '=', versionName);
  return (await setting.executeTakeFirst())?.value ?? '';
}

/** Moves on from a version; false if somebody else did. Of two at once the second waits here. */
async function takeVersion(db: Db, from: string, value: string): Promise<boolean> {
  await db
    .insertInto('settings')
    .values({ name: versionName, value: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('settings')
    .set({ value })
    .where('name', '=', versionName)
    .where('value', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * The slides of the home page. An empty table means the built-in ones. Every visit requests them, so
 * they are cached until they change. On PostgreSQL other instances may change them, so only
 * concurrent requests share a query.
 */
export function createSlideStore(db: Db) {
  const isOnlyInstance = dialectOf(db) === 'sqlite';
  let cached: Promise<SlideSet> | undefined;
  let onChange: () => Promise<void> = async () => undefined;

  function current(): Promise<SlideSet> {
    if (cached) return cached;
    // The version first: one that is too old only has its editor look again.
    const reading = readVersion(db)
      .then(async (version) => ({ version, slides: await readSlides(db) }))
      .finally(() => {
        if (!isOnlyInstance) cached = undefined;
      });
    cached = reading;
    reading.catch(() => {
      cached = undefined;
    });
    return reading;
  }

  return {
    current,
    list: async () => (await current()).slides,

    /** Asks the database, which another process may have changed. */
    async version(): Promise<string> {
      const version = await readVersion(db);
      if ((await cached)?.version !== version) cached = undefined;
      return version;
    },

    /** Replaces the slides of that version; false if they were replaced by somebody else. */
    async replace(by: Actor, slides: readonly HeroSlide[], version: string): Promise<boolean> {
      const replaced = await db.transaction().execute(async (transaction) => {
        if (!(await takeVersion(transaction, version, randomUUID()))) {
          // The same slides once more, from a second press of the button.
          return JSON.stringify(await readSlides(transaction)) === JSON.stringify(slides);
        }
        await transaction.deleteFrom('hero_slides').execute();
        await transaction.insertInto('hero_slides').values(slides.map(toRow)).execute();
        await writeAuditEvents(transaction, by, [
          { kind: 'slides', detail: { slides: slides.length } },
        ]);
        return true;
      });
      cached = undefined;
      if (replaced) await onChange();
      return replaced;
    },

    /** Who saved last, and when. */
    lastSave: () =>
      db
        .selectFrom('deeds')
        .select(['actor', 'at'])
        .where('kind', '=', 'slides')
        .orderBy('at', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Called after each save, which waits for it. */
    watch(listener: () => Promise<void>): void {
      onChange = listener;
    },
  };
}

export type SlideStore = ReturnType<typeof createSlideStore>;
