import type { SubmissionState } from '../../../staff/submissionStates.ts';

/** What the hidden fields of a form say. */
export interface EditMark {
  /** The version of the submission that the form was made from. */
  version: number;
  /** The same in every press of the form's button. */
  key: string;
}

export interface Handling {
  state: SubmissionState;
  assignee: string | null;
}

/** A change that came after somebody else's, with what was typed or chosen. */
export interface OutdatedEdit {
  /** The version its form was made from. */
  version: number;
  answer?: string;
  note?: string;
  handling?: Handling;
}

interface Change {
  kind: string;
  detail: Readonly<Record<string, string | null>>;
}

/**
 * What the form proposes after a change that came too late: what was chosen in it, and for what was
 * left alone the present value, not the one the form was made with.
 */
export function keptHandling(
  current: Handling,
  chosen: Handling | undefined,
  meanwhile: readonly Change[],
): Handling {
  if (!chosen) return current;
  const isUntouched = (field: 'state' | 'assignee') => {
    const first = meanwhile.find(({ kind }) => kind === field);
    return chosen[field] === (first ? (first.detail.from ?? null) : current[field]);
  };
  return {
    state: isUntouched('state') ? current.state : chosen.state,
    assignee: isUntouched('assignee') ? current.assignee : chosen.assignee,
  };
}
