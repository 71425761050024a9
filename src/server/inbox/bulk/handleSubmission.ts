import type { SubmissionState } from '../../../staff/submissionStates.ts';
import type { Db } from '../../store/database.ts';
import { applyEdit, type Edit, type EditOutcome, type Event } from '../applyEdit.ts';

export interface Handling {
  state?: SubmissionState | undefined;
  assignee?: string | null | undefined;
}

/** How a submission was before a change, and the version that came of it. */
export interface Before {
  id: string;
  version: number;
  state: SubmissionState;
  assignee: string | null;
}

/** Changes state and assignee, and records only what differs. */
export async function handleSubmission(
  parts: { db: Db; now: () => number },
  id: string,
  edit: Edit,
  to: Handling,
): Promise<{ outcome: EditOutcome; before?: Before }> {
  let before: Before | undefined;
  const outcome = await applyEdit(
    parts,
    id,
    edit,
    [to.state, to.assignee],
    async (transaction, from) => {
      const made: Event[] = [];
      const update = transaction.updateTable('submissions').where('id', '=', id);
      if (to.state !== undefined && to.state !== from.state) {
        const closed_at = to.state === 'done' ? parts.now() : null;
        await update.set({ state: to.state, closed_at }).execute();
        made.push(['state', { from: from.state, to: to.state }]);
      }
      if (to.assignee !== undefined && to.assignee !== from.assignee) {
        await update.set({ assignee: to.assignee }).execute();
        made.push(['assignee', { from: from.assignee, to: to.assignee }]);
      }
      const { version, state, assignee } = from;
      if (made.length > 0) before = { id, version: version + 1, state, assignee };
      return made;
    },
  );
  return { outcome, ...(outcome === 'done' && before ? { before } : {}) };
}
