import { localDay, startOfDay } from '../../../site/localTime.ts';
import type { SubmissionState } from '../../../staff/submissionStates.ts';
import { callPrograms } from '../../outbox/webhooks.ts';
import type { Db } from '../../store/database.ts';
import {
  applyEdit,
  type Edit,
  type EditOutcome,
  type Event,
  type LockedSubmission,
} from '../applyEdit.ts';
import { setTags } from '../tags.ts';

export interface Handling {
  state?: SubmissionState | undefined;
  assignee?: string | null | undefined;
  /** When to look at it again, for the state that waits for it. */
  lookAgainAt?: number | null | undefined;
  /** All of them; without, they stay. */
  tags?: readonly string[] | undefined;
}

/** How a submission was before a change, and the version that came of it. */
export interface Before {
  id: string;
  version: number;
  state: SubmissionState;
  assignee: string | null;
  lookAgainAt: number | null;
}

/** What a state brings with it: when it was done, and for how long it waited for the customer. */
function becoming(
  to: SubmissionState,
  from: LockedSubmission,
  lookAgainAt: number | null,
  now: number,
) {
  const waited = from.waiting_since === null ? 0 : now - from.waiting_since;
  return {
    state: to,
    closed_at: to === 'done' ? now : null,
    waiting_since: to === 'waiting' ? now : null,
    waited: from.waited + waited,
    look_again_at: to === 'later' ? (lookAgainAt ?? startOfDay(localDay(now), 1)) : null,
  };
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
    [to.state, to.assignee, to.tags?.join(), to.lookAgainAt ? String(to.lookAgainAt) : ''],
    async (transaction, from) => {
      const made: Event[] = [];
      const update = transaction.updateTable('submissions').where('id', '=', id);
      const day = to.lookAgainAt ?? null;
      const isMoved = to.state === 'later' && day !== null && day !== from.look_again_at;
      if (to.state !== undefined && (to.state !== from.state || isMoved)) {
        await update.set(becoming(to.state, from, day, parts.now())).execute();
        if (to.state === 'done') await callPrograms(transaction, 'solved', from, parts.now());
        made.push(['state', { from: from.state, to: to.state }]);
      }
      if (to.assignee !== undefined && to.assignee !== from.assignee) {
        await update.set({ assignee: to.assignee }).execute();
        made.push(['assignee', { from: from.assignee, to: to.assignee }]);
      }
      const tagsBefore = to.tags && (await setTags(transaction, id, to.tags));
      if (tagsBefore)
        made.push(['tags', { from: tagsBefore.join(', '), to: to.tags?.join(', ') ?? '' }]);
      const { version, state, assignee, look_again_at: lookAgainAt } = from;
      if (made.length > 0) before = { id, version: version + 1, state, assignee, lookAgainAt };
      return made;
    },
  );
  return { outcome, ...(outcome === 'done' && before ? { before } : {}) };
}
