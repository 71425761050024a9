import { hash } from 'node:crypto';
import type { Db } from '../store/database.ts';
import type { Publication } from './publicationRows.ts';
import type { Text } from './revisions.ts';

export interface PublishedText {
  text: Text;
  /** Of the text on the site that it was made from: a checkout with another has changed it too. */
  baseHash: string;
}

/** The text of a revision that stands for a picture, and the picture that it names. */
const pictureText = (content: Uint8Array) => `sha256:${hash('sha256', content, 'hex')}\n`;
const pictureHash = (text: string) => /^sha256:([0-9a-f]{64})\n$/.exec(text)?.[1];

/** Pictures lie in src/assets, all else in src/content. */
export const isPictureFile = (file: string) => file.startsWith('assets/');

/** Where a checkout has a file. */
export const sourceFile = (file: string) =>
  isPictureFile(file) ? `src/${file}` : `src/content/${file}`;

/** What staff have published, and the pictures that it names. */
export function createPublishedTexts(db: Db) {
  const rows = () =>
    db
      .selectFrom('content_revisions')
      .innerJoin('content_publications', 'content_publications.id', 'publication_id')
      .select(['file', 'number', 'text', 'base_hash', 'content_publications.id', 'state'])
      .select('finished_at');

  /** The texts of the newest publications that are live; the last in a list stands. */
  async function publishedTexts(except?: string): Promise<Map<string, PublishedText>> {
    const live = await rows()
      .where('state', '=', 'live')
      .orderBy('finished_at')
      .orderBy('number')
      .execute();
    return new Map(
      live
        .filter(({ id }) => id !== except)
        .map(({ file, text, base_hash }) => [file, { text, baseHash: base_hash }]),
    );
  }

  return {
    /** All that is published, on top of the checkout. */
    publishedTexts: () => publishedTexts(),

    /** All that is to be on the site with a publication, on top of the checkout. */
    async textsToPublish({ id, files, undoes }: Publication): Promise<Map<string, PublishedText>> {
      const texts = await publishedTexts(undoes ?? undefined);
      if (undoes) return texts;
      const numbers = new Map(files);
      for (const row of await rows().where('content_publications.id', '=', id).execute())
        if (numbers.get(row.file) === row.number)
          texts.set(row.file, { text: row.text, baseHash: row.base_hash });
      return texts;
    },

    /** A text that a revision had or was made from. */
    async textOf(file: string, hash: string): Promise<Text | undefined> {
      const row = await db
        .selectFrom('content_revisions')
        .select('text')
        .where('file', '=', file)
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row?.text;
    },

    /** Keeps a picture; returns the text of a revision of it. */
    async addPicture(content: Uint8Array, at: number): Promise<string> {
      const text = pictureText(content);
      await db
        .insertInto('content_pictures')
        .values({ id: pictureHash(text) ?? '', content, created_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return text;
    },

    /** The picture that the text of a revision stands for. */
    async picture(text: string): Promise<Uint8Array | undefined> {
      const row = await db
        .selectFrom('content_pictures')
        .select('content')
        .where('id', '=', pictureHash(text) ?? '')
        .executeTakeFirst();
      return row?.content;
    },
  };
}
