import { randomUUIDv7 } from 'node:crypto';
import { uploadedPictureId, uploadedPicturePath } from '../../site/paths.ts';
import type { Db } from '../store/database.ts';

const formats = new Set(['jpeg', 'png', 'webp', 'heif']);
const maxSide = 1600;
/** A small file with more pixels than this could exhaust memory when decoded. */
const maxPixels = 50_000_000;
/** How long an unused picture is kept: its slide may still be open in somebody's editor. */
const grace = 24 * 60 * 60 * 1000;

/** Pictures that staff upload for the home page. Each is re-encoded, so nothing can hide in it. */
export function createSlidePictures(db: Db, now: () => number) {
  async function reencode(content: Uint8Array): Promise<Buffer | undefined> {
    const { default: sharp } = await import('sharp');
    try {
      const picture = sharp(content, { limitInputPixels: maxPixels, failOn: 'error' });
      const { format } = await picture.metadata();
      if (!formats.has(format)) return undefined;
      return await picture
        .autoOrient()
        .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 78 })
        .toBuffer();
    } catch {
      return undefined;
    }
  }

  return {
    /** Returns the picture's address, or undefined if the file is not a picture. */
    async add(content: Uint8Array): Promise<string | undefined> {
      const picture = await reencode(content);
      if (!picture) return undefined;
      const id = randomUUIDv7();
      await db
        .insertInto('hero_pictures')
        .values({ id, content: picture, created_at: now() })
        .execute();
      return uploadedPicturePath(id);
    },

    async find(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
      const row = await db
        .selectFrom('hero_pictures')
        .select('content')
        .where('id', '=', id)
        .executeTakeFirst();
      return row && new Uint8Array(row.content);
    },

    async has(address: string): Promise<boolean> {
      const id = uploadedPictureId(address);
      const row =
        id &&
        (await db.selectFrom('hero_pictures').select('id').where('id', '=', id).executeTakeFirst());
      return Boolean(row);
    },

    /** Deletes pictures that no slide uses any more. */
    async clean(shown: readonly string[]): Promise<void> {
      const kept = shown.map(uploadedPictureId).filter((id) => id !== undefined);
      await db
        .deleteFrom('hero_pictures')
        .where('created_at', '<', now() - grace)
        .where('id', 'not in', ['', ...kept])
        .execute();
    },
  };
}

export type SlidePictures = ReturnType<typeof createSlidePictures>;
