import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../store/auditLog.ts';
import type { Db } from '../../store/database.ts';
import type { Edit, EditOutcome } from '../applyEdit.ts';
import { type Cursor, parseCursor } from '../cursor.ts';
import type { ListFilter } from '../listFilter.ts';
import { listSubmissions } from '../listSubmissions.ts';
import { type Before, type Handling, handleSubmission } from './handleSubmission.ts';

const undoLifetime = 60 * 60_000;

export interface ManyChanged {
  changed: number;
  /** Those that somebody else changed first, or that are gone. */
  skipped: number;
  /** Identifies what can be undone; undefined if nothing was changed. */
  undo: string | undefined;
}

const most = 100;
/** More are changed in several goes. */
const mostMatching = 1000;

interface Pick {
  id: string;
  /** The version that the list showed. */
  version: number;
}

/** Reads which submissions are ticked in a list: each box says id and version. */
export const readPicks = (form: FormData): Pick[] =>
  form
    .getAll('pick')
    .slice(0, most)
    .flatMap((value) => {
      const [, id, version] = /^([0-9a-f-]{36})\.(\d{1,9})$/.exec(String(value)) ?? [];
      return id ? [{ id, version: Number(version) }] : [];
    });

/** All that match a list's query, as they are now, instead of those ticked on one page of it. */
export async function pickMatching(db: Db, filter: ListFilter): Promise<Pick[]> {
  const picks: Pick[] = [];
  let cursor: Cursor | undefined;
  do {
    const { rows, older } = await listSubmissions(db, filter, cursor, 100);
    picks.push(...rows.map(({ id, version }) => ({ id, version })));
    cursor = older ? parseCursor(new URLSearchParams({ older })) : undefined;
  } while (cursor && picks.length < mostMatching);
  return picks.slice(0, mostMatching);
}

/** Changes several submissions, each on its own: one that comes too late stops no other. */
export function createManyChanges(parts: { db: Db; now: () => number }) {
  const { db, now } = parts;

  async function keep(staff: string, changes: readonly Before[]): Promise<string> {
    const id = randomUUIDv7();
    await db
      .insertInto('staff_undos')
      .values({ id, staff, changes: JSON.stringify(changes), expires_at: now() + undoLifetime })
      .execute();
    return id;
  }

  return {
    async handle(by: Actor, key: string, picks: readonly Pick[], to: Handling) {
      const before: Before[] = [];
      let skipped = 0;
      for (const { id, version } of picks) {
        const result = await handleSubmission(parts, id, { by, version, key }, to);
        if (result.before) before.push(result.before);
        if (result.outcome !== 'done') skipped++;
      }
      const undo = before.length > 0 ? await keep(by.email, before) : undefined;
      return { changed: before.length, skipped, undo } satisfies ManyChanged;
    },

    /** Any other change to several, such as a release. It cannot be undone. */
    async each(
      picks: readonly Pick[],
      change: (pick: Pick) => Promise<EditOutcome>,
    ): Promise<ManyChanged> {
      const outcomes: EditOutcome[] = [];
      for (const pick of picks) outcomes.push(await change(pick));
      const changed = outcomes.filter((outcome) => outcome === 'done').length;
      return { changed, skipped: outcomes.length - changed, undo: undefined };
    },

    /**
     * Puts back what one change by the same person changed, except where somebody has changed it
     * again. Undefined if there is nothing to undo any more.
     */
    async undo(by: Actor, id: string): Promise<ManyChanged | undefined> {
      const kept = await db
        .deleteFrom('staff_undos')
        .where('id', '=', id)
        .where('staff', '=', by.email)
        .where('expires_at', '>', now())
        .returning('changes')
        .executeTakeFirst();
      if (!kept) return undefined;
      const changes = JSON.parse(kept.changes) as Before[];
      const outcomes: EditOutcome[] = [];
      for (const { id: submission, version, ...before } of changes) {
        const edit = { by, version, key: id };
        outcomes.push((await handleSubmission(parts, submission, edit, before)).outcome);
      }
      const changed = outcomes.filter((outcome) => outcome === 'done').length;
      return { changed, skipped: outcomes.length - changed, undo: undefined };
    },

    /** Changes one submission, and says by what it can be undone. */
    async handleOne(id: string, edit: Edit, to: Handling) {
      const { outcome, before } = await handleSubmission(parts, id, edit, to);
      return { outcome, undo: before && (await keep(edit.by.email, [before])) };
    },
  };
}
