import { system } from '../store/auditLog.ts';
import type { Db } from '../store/database.ts';
import { inTurn } from './contentLock.ts';
import {
  auditPublication,
  findPublication,
  insertUndo,
  type Publication,
  publicationOf,
  publicationsOf,
  releaseTexts,
  updatePublication,
} from './publicationRows.ts';

export interface PublicationError {
  text: string;
  file?: string | undefined;
  /** The way to the field, as JSON. */
  field?: string | undefined;
}

/** What the publisher does with what staff ask for. */
export function createPublishing(db: Db, now: () => number) {
  return {
    /**
     * For the publisher: what to build next, held for a while. One at a time, on however many
     * machines; what a publisher that died had begun is begun again.
     */
    takePublication: (lease: number): Promise<Publication | undefined> =>
      inTurn(db, async (transaction) => {
        const at = now();
        const expired = await publicationsOf(transaction, 'live')
          .where('expire_at', '<=', at)
          .execute();
        for (const { id } of expired) await insertUndo(transaction, { by: system, at }, id);
        const building = await publicationsOf(transaction, 'building').execute();
        if (building.some(({ locked_until }) => (locked_until ?? 0) > at)) return undefined;
        const due = await publicationsOf(transaction, 'approved')
          .where(({ or, eb }) => or([eb('publish_at', 'is', null), eb('publish_at', '<=', at)]))
          .orderBy('created_at')
          .orderBy('id')
          .limit(1)
          .execute();
        const [next] = [...building, ...due];
        if (!next) return undefined;
        const taken = { state: 'building', locked_until: at + lease, started_at: at } as const;
        await updatePublication(transaction, next.id, { ...taken, progress: '[]' });
        return publicationOf({ ...next, ...taken, progress: '[]' });
      }),

    /** Says what the publisher does, and holds the publication for longer; false: it is not held. */
    reportStep: (id: string, step: string, detail: string, lease: number): Promise<boolean> =>
      inTurn(db, async (transaction) => {
        const found = await findPublication(transaction, id);
        if (found?.state !== 'building') return false;
        const at = now();
        const progress =
          found.step === step && found.progress.length > 0
            ? found.progress
            : [...found.progress, [step, at] as const];
        await updatePublication(transaction, id, {
          ...{ step, detail, progress: JSON.stringify(progress), locked_until: at + lease },
        });
        return true;
      }),

    /** It is live in a release, or why not. */
    finishPublication: (id: string, result: { release: string } | { error: PublicationError }) =>
      inTurn(db, async (transaction) => {
        const found = await findPublication(transaction, id);
        if (found?.state !== 'building') return;
        const ended = { locked_until: null, finished_at: now() };
        if ('error' in result) {
          const { text, file = null, field = null } = result.error;
          const error = { error_text: text, error_file: file, error_field: field };
          await updatePublication(transaction, id, { ...ended, ...error, state: 'failed' });
          if (!found.undoes) await releaseTexts(transaction, id);
          return;
        }
        await updatePublication(transaction, id, {
          ...ended,
          state: 'live',
          release: result.release,
        });
        if (found.undoes) await updatePublication(transaction, found.undoes, { state: 'undone' });
        await auditPublication(
          transaction,
          { email: found.requested_by },
          'publication_live',
          found,
        );
      }),
  };
}
