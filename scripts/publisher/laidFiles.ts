import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  createPublishedTexts,
  isPictureFile,
  type PublishedText,
  type PublishedTexts,
  sourceFile,
} from '../../src/server/content/publishedTexts.ts';
import { parseEnv } from '../../src/server/env.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { executedMigrations } from '../../src/server/store/migrate.ts';
import type { Laid } from '../build/layTree.ts';
import { checkoutText, overCheckout } from '../content/overCheckout.ts';

/**
 * Texts as files of a checkout; a text that stands for a picture becomes the picture. What a
 * developer has changed in a file since staff did stays in it.
 */
export async function laidFiles(
  texts: PublishedTexts,
  published: ReadonlyMap<string, PublishedText>,
): Promise<Laid> {
  const laid = new Map<string, string | Uint8Array | null>();
  for (const [file, one] of published) {
    const base = await texts.textOf(file, one.baseHash);
    const { text } = overCheckout(file, one, base, checkoutText(file));
    if (text === null || !isPictureFile(file)) laid.set(sourceFile(file), text);
    else {
      const picture = await texts.picture(text);
      if (picture) laid.set(sourceFile(file), picture);
    }
  }
  return laid;
}

/** What staff have published, for a developer's build; nothing where there is no database yet. */
export async function publishedFiles(): Promise<Laid> {
  const env = parseEnv(process.env);
  if (env.PUBLISHER === 'off') return new Map();
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'site.sqlite'))) return new Map();
  const db = openDatabase(env, { patient: true });
  try {
    if (!(await executedMigrations(db)).includes('0018_content')) return new Map();
    const texts = createPublishedTexts(db);
    return await laidFiles(texts, await texts.publishedTexts());
  } finally {
    await db.destroy();
  }
}
