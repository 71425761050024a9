import { hash, randomUUIDv7 } from 'node:crypto';
import { type Actor, writeAuditEvents } from '../store/auditLog.ts';
import type { ContentRevisionTable, PublicationState } from '../store/contentTables.ts';
import type { Db } from '../store/database.ts';
import { inTurn } from './contentLock.ts';

/** Who wrote what stands in the repository. */
export const repository = 'repository';

/** The text of a file; null where there is none. */
export type Text = string | null;

export const hashOfText = (text: Text) =>
  text === null ? 'none' : hash('sha256', text, 'base64url');

/** Edits of one person within this time are one revision. */
const oneRevision = 10 * 60_000;

export interface Change {
  file: string;
  by: Actor;
  note?: string;
  /** What the release that is served has. */
  released: Text;
  /** The new text, made from the draft or what is on the site; undefined: it came too late. */
  make: (current: Text) => Text | undefined;
  /** A revision even if the text stays: both sides have the same, and go on from there. */
  agreed?: boolean;
}

export interface Revision extends ContentRevisionTable {
  /** Of its publication. */
  state: PublicationState | null;
}

const revisions = (db: Db) =>
  db
    .selectFrom('content_revisions')
    .leftJoin('content_publications', 'content_publications.id', 'publication_id')
    .selectAll('content_revisions')
    .select('content_publications.state');

const newestOf = (db: Db, file: string): Promise<Revision | undefined> =>
  revisions(db).where('file', '=', file).orderBy('number', 'desc').limit(1).executeTakeFirst();

/** Whether a revision, the newest of its file, is not on the site yet. */
const isPending = ({ author, state }: Revision) =>
  author !== repository && state !== 'live' && state !== 'undone';

/** The texts that staff write, each as it was at any time. */
export function createRevisions(db: Db, now: () => number) {
  const current = (newest: Revision | undefined, released: Text): Text =>
    newest && isPending(newest) ? newest.text : released;

  return {
    /** What an editor begins with: the draft, or what the release has. */
    async current(file: string, released: Text) {
      const newest = await newestOf(db, file);
      const draft = newest && isPending(newest) ? newest : undefined;
      return { text: current(newest, released), draft };
    },

    /** Saves a draft. Of two changes at once, the second is made from what the first left. */
    save: ({ file, by, note = '', released, make, agreed = false }: Change) =>
      inTurn(db, async (transaction) => {
        const newest = await newestOf(transaction, file);
        const before = current(newest, released);
        const text = make(before);
        if (text === undefined) return { outcome: 'outdated', text: before } as const;
        if (text === before && !agreed) return { outcome: 'unchanged', text } as const;
        const at = now();
        const continues = newest && isPending(newest);
        const changed = { hash: hashOfText(text), text, updated_at: at };
        const isSame =
          continues &&
          newest.publication_id === null &&
          newest.author === by.email &&
          newest.created_at > at - oneRevision &&
          note === '';
        if (isSame) {
          await transaction
            .updateTable('content_revisions')
            .set(changed)
            .where('id', '=', newest.id)
            .execute();
          return { outcome: 'saved', text } as const;
        }
        const base_hash = continues ? newest.base_hash : hashOfText(released);
        let number = (newest?.number ?? 0) + 1;
        const row = { file, base_hash, created_at: at, publication_id: null };
        // What it was made from stays in the history, whatever developers do with the file.
        if (!continues && newest?.hash !== base_hash)
          await transaction
            .insertInto('content_revisions')
            .values({
              ...{ ...row, id: randomUUIDv7(), number: number++, author: repository, note: '' },
              ...{ hash: base_hash, text: released, updated_at: at },
            })
            .execute();
        await transaction
          .insertInto('content_revisions')
          .values({ ...row, ...changed, id: randomUUIDv7(), number, author: by.email, note })
          .execute();
        await writeAuditEvents(transaction, by, [{ kind: 'content', detail: { file } }], at);
        return { outcome: 'saved', text } as const;
      }),

    /** All of a file, the newest first. */
    history: (file: string): Promise<Revision[]> =>
      revisions(db).where('file', '=', file).orderBy('number', 'desc').execute(),

    /** The newest revision of each file that is not on the site. */
    async drafts(): Promise<Revision[]> {
      const newest = await revisions(db)
        .where(({ eb, selectFrom }) =>
          eb(
            'number',
            '=',
            selectFrom('content_revisions as other')
              .select(({ fn }) => fn.max('other.number').as('newest'))
              .whereRef('other.file', '=', 'content_revisions.file'),
          ),
        )
        .orderBy('file')
        .execute();
      return newest.filter(isPending);
    },
  };
}
