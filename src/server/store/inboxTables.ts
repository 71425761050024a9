import type { Generated } from 'kysely';

/** The tables of the staff's inbox, in the same subset as those in schema.ts. */

export interface SubmissionViewerTable {
  submission_id: string;
  staff: string;
  seen_at: number;
  /** When they last typed in the answer. */
  typed_at: number | null;
}

export interface StaffUndoTable {
  id: string;
  staff: string;
  /** JSON list of what was before, see inbox/undo. */
  changes: string;
  expires_at: number;
}

export interface AnswerTemplateTable {
  id: string;
  title: string;
  /** With fields in braces, see staff/fillTemplate.ts. */
  body: string;
  updated_at: number;
  /** What inserting it also does; empty for nothing. */
  state: Generated<string>;
  assignee: Generated<string>;
  tag: Generated<string>;
}

export interface AnswerDraftTable {
  submission_id: string;
  staff: string;
  text: string;
  /** The mail it was sent as: it is a draft again if that is taken back. */
  mail_id: string | null;
  updated_at: number;
}

/** A file that goes with a mail. */
export interface OutboxFileTable {
  id: string;
  mail_id: string;
  name: string;
  content: Uint8Array;
}

/** A question to the site's search that found nothing. Bounded, see emptySearches.ts. */
export interface EmptySearchTable {
  question: string;
  count: number;
  last_at: number;
}

/** What a member of staff has chosen; no row means no signature and no mails. */
export interface StaffChoiceTable {
  staff: string;
  signature: string;
  mail_new: number;
  mail_late: number;
  mail_morning: number;
}

/** The columns of better-auth's tables that are read beside it. */
export interface StaffTable {
  id: string;
  email: string;
  role: string;
  must_change_password: number;
  last_sign_in_at: number | null;
}

export interface SavedSearchTable {
  id: string;
  staff: string;
  title: string;
  /** As in the list's address. */
  query: string;
}

/** An address of another program that is told what happens. */
export interface WebhookTable {
  id: string;
  url: string;
  secret: string;
  /** Calls in a row that were given up. */
  failures: number;
  last_error: string | null;
  /** When it was switched off. */
  off_at: number | null;
  created_at: number;
}
