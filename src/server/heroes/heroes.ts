import { randomUUID } from 'node:crypto';
import { builtInSlides, type HeroSlide } from '../../site/heroSlides.ts';
import type { Db } from '../db/database.ts';

export interface Heroes {
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

/** Another instance may have changed them, so they are not believed for longer than this. */
const keptMilliseconds = 1000;

/** The slides of the home page. Every visit asks for them, so they are kept for a moment. */
export function createHeroes(db: Db, now = Date.now): Heroes {
  let kept: Promise<readonly HeroSlide[]> | undefined;
  let keptUntil = 0;

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
      if (!kept || now() >= keptUntil) {
        keptUntil = now() + keptMilliseconds;
        kept = read().catch((error) => {
          kept = undefined;
          throw error;
        });
      }
      return kept;
    },
    async replace(slides) {
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('hero_slides').execute();
        if (slides.length > 0)
          await transaction.insertInto('hero_slides').values(slides.map(toRow)).execute();
      });
      kept = undefined;
    },
  };
}

/** A database without slides gets the built-in ones. */
export async function seedHeroes(db: Db, heroes: Heroes): Promise<void> {
  const first = await db.selectFrom('hero_slides').select('id').limit(1).executeTakeFirst();
  if (!first) await heroes.replace(builtInSlides);
}
