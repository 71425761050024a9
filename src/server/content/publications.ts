import type { StaffRole } from '../../staff/staffRoles.ts';
import type { Actor } from '../store/auditLog.ts';
import type { Db } from '../store/database.ts';
import { inTurn } from './contentLock.ts';
import {
  auditPublication,
  type FileRevision,
  findPublication,
  insertPublication,
  insertUndo,
  type Publication,
  publicationOf,
  releaseTexts,
  updatePublication,
} from './publicationRows.ts';
import { repository } from './revisions.ts';

export interface Request {
  by: Actor;
  files: readonly FileRevision[];
  /** The role of the second person who must approve. */
  needs?: StaffRole | undefined;
  /** Why it needs none, typed by an administrator. */
  reason?: string | undefined;
  publishAt?: number | undefined;
  expireAt?: number | undefined;
}

/** What staff ask to be published, and how far it is. */
export function createPublications(db: Db, now: () => number) {
  return {
    find: (id: string) => findPublication(db, id),

    /** The newest first. */
    async list(limit = 50): Promise<Publication[]> {
      const rows = await db
        .selectFrom('content_publications')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(publicationOf);
    },

    /** Asks for drafts to be published; undefined if one of them has changed meanwhile. */
    request: ({ by, files, needs, reason, publishAt, expireAt }: Request) =>
      inTurn(db, async (transaction) => {
        const drafts = await transaction
          .selectFrom('content_revisions')
          .select(['file', ({ fn }) => fn.max('number').as('newest')])
          .where('author', '!=', repository)
          .where('publication_id', 'is', null)
          .groupBy('file')
          .execute();
        const newest = new Map(drafts.map((draft) => [draft.file, Number(draft.newest)]));
        if (files.length === 0 || files.some(([file, number]) => newest.get(file) !== number))
          return undefined;
        const id = await insertPublication(
          transaction,
          { by, at: now() },
          {
            ...{ state: needs ? 'waiting' : 'approved', needs: needs ?? null },
            ...{ reason: reason ?? null, publish_at: publishAt ?? null },
            expire_at: expireAt ?? null,
          },
          files,
        );
        for (const [file, number] of files)
          await transaction
            .updateTable('content_revisions')
            .set({ publication_id: id })
            .where('file', '=', file)
            .where('number', '<=', number)
            .where('author', '!=', repository)
            .where('publication_id', 'is', null)
            .execute();
        return id;
      }),

    /** By a second person; false if it does not wait, or waits for somebody else. */
    approve: (by: Actor, id: string, may: (needs: string) => boolean) =>
      inTurn(db, async (transaction) => {
        const found = await findPublication(transaction, id);
        if (found?.state !== 'waiting' || found.requested_by === by.email) return false;
        if (found.needs && !may(found.needs)) return false;
        await updatePublication(transaction, id, { state: 'approved', approved_by: by.email });
        await auditPublication(transaction, by, 'publication_approved', found);
        return true;
      }),

    /** Takes back what has not been begun: its texts are drafts again, its times forgotten. */
    cancel: (by: Actor, id: string) =>
      inTurn(db, async (transaction) => {
        const found = await findPublication(transaction, id);
        if (found?.state !== 'waiting' && found?.state !== 'approved') return false;
        await updatePublication(transaction, id, {
          state: 'undone',
          publish_at: null,
          expire_at: null,
        });
        await releaseTexts(transaction, id);
        await auditPublication(transaction, by, 'publication_undone', found);
        return true;
      }),

    /** Takes back what is live. */
    undoPublication: (by: Actor, id: string) =>
      inTurn(db, (transaction) => insertUndo(transaction, { by, at: now() }, id)),
  };
}
