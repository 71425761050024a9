import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import * as heroSlides from './migrations/0001_hero_slides.ts';
import * as staff from './migrations/0003_staff.ts';

/** In the order of their names. A migration that has been released is never edited. */
const migrations: Record<string, Migration> = {
  '0001_hero_slides': heroSlides,
  '0003_staff': staff,
};

export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
