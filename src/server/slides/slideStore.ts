import { randomUUID } from 'node:crypto';
import { builtInSlides } from '../../slides/builtInSlides.ts';
import type { HeroSlide } from '../../slides/heroSlide.ts';
import type { Db } from '../store/database.ts';
import { dialectOf } from '../store/dialectOf.ts';

export interface SlideStore {
  list(): Promise<readonly HeroSlide[]>;
  replace(slides: readonly HeroSlide[]): Promise<void>;
}

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

/**
 * The slides of the home page. Every visit requests them, so they are cached until they change. On
 * PostgreSQL other instances may change them, so only concurrent requests share a query.
 */
export function createSlideStore(db: Db): SlideStore {
  const isOnlyInstance = dialectOf(db) === 'sqlite';
  let cached: Promise<readonly HeroSlide[]> | undefined;

  async function read(): Promise<readonly HeroSlide[]> {
    const rows = await db.selectFrom('hero_slides').selectAll().orderBy('position').execute();
    return rows.map((row) => ({
      headingLines: JSON.parse(row.heading_lines),
      subtitle: row.subtitle,
      ctaText: row.cta_text,
      ctaHref: row.cta_href,
      imageSrc: row.image_src,
      imageAlt: row.image_alt,
    }));
  }

  return {
    list() {
      if (cached) return cached;
      const reading = read().finally(() => {
        if (!isOnlyInstance) cached = undefined;
      });
      cached = reading;
      reading.catch(() => {
        cached = undefined;
      });
      return reading;
    },
    async replace(slides) {
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('hero_slides').execute();
        if (slides.length > 0)
          await transaction.insertInto('hero_slides').values(slides.map(toRow)).execute();
      });
      cached = undefined;
    },
  };
}

/** Adds the built-in slides to a database without any. Safe if several instances start together. */
export async function seedSlides(db: Db): Promise<void> {
  const first = await db.selectFrom('hero_slides').select('id').limit(1).executeTakeFirst();
  if (first) return;
  await db
    .insertInto('hero_slides')
    .values(
      builtInSlides.map((slide, index) => ({ ...toRow(slide, index), id: `built-in-${index}` })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
