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
