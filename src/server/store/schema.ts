import type { Generated } from 'kysely';
import type { AuditEventKind } from '../../staff/auditKinds.ts';
import type { AttachmentScan, SubmissionState } from '../../staff/submissionStates.ts';
import type {
  ContentPictureTable,
  ContentPublicationTable,
  ContentRevisionTable,
} from './contentTables.ts';

import type { Handled, MessageTable, TagTable, UndeliverableTable } from './conversationTables.ts';
import type {
  AnswerDraftTable,
  AnswerTemplateTable,
  EmptySearchTable,
  OutboxFileTable,
  SavedSearchTable,
  StaffChoiceTable,
  StaffTable,
  StaffUndoTable,
  SubmissionViewerTable,
  WebhookTable,
} from './inboxTables.ts';

/**
 * The tables, in the subset that SQLite and PostgreSQL share: ids and JSON are text, timestamps are
 * milliseconds since 1970, booleans are 1 and 0. The tables of staff and their sessions belong to
 * better-auth, which alone writes them; those named here are read beside it.
 */
export interface Database {
  hero_slides: HeroSlideTable;
  submissions: SubmissionTable & Handled;
  attachments: AttachmentTable;
  outbox: OutboxTable;
  submission_events: SubmissionEventTable;
  rate_limits: RateLimitTable;
  form_drafts: FormDraftTable;
  settings: SettingTable;
  hero_pictures: HeroPictureTable;
  deeds: AuditEventTable;
  staff: Readonly<StaffTable>;
  submission_viewers: SubmissionViewerTable;
  staff_undos: StaffUndoTable;
  answer_templates: AnswerTemplateTable;
  answer_drafts: AnswerDraftTable;
  outbox_files: OutboxFileTable;
  staff_choices: StaffChoiceTable;
  empty_searches: EmptySearchTable;
  content_revisions: ContentRevisionTable;
  content_publications: ContentPublicationTable;
  content_pictures: ContentPictureTable;
  messages: MessageTable;
  submission_tags: TagTable;
  undeliverable: UndeliverableTable;
  saved_searches: SavedSearchTable;
  webhooks: WebhookTable;
}

interface HeroSlideTable {
  id: string;
  position: number;
  /** JSON list of three strings. */
  heading_lines: string;
  subtitle: string;
  cta_text: string;
  cta_href: string;
  image_src: string;
  image_alt: string;
}

export interface SubmissionTable {
  /** UUIDv7: sorts by time. */
  id: string;
  /** The reference a visitor is given, see intake/reference.ts. */
  reference: string;
  form: string;
  state: SubmissionState;
  name: string | null;
  email: string | null;
  subject: string;
  /** JSON object of the form's validated values. */
  fields: string;
  /** The words to search, from searchWords; queried with searchConditions. */
  search: string;
  idempotency_key: string | null;
  /** E-mail address of a member of staff. */
  assignee: string | null;
  read_at: number | null;
  created_at: number;
  updated_at: number;
}

interface AttachmentTable {
  id: string;
  submission_id: string;
  name: string;
  type: string;
  size: number;
  content: Uint8Array;
  /** Null: no scanner was configured when it arrived. */
  scan: Generated<AttachmentScan | null>;
  /** The later message it came with; null if it came with the form. */
  message_id: Generated<string | null>;
}

export interface OutboxTable {
  id: string;
  submission_id: string | null;
  /**
   * To staff, the acknowledgement to the visitor, an answer by staff, or a call to another program:
   * then the address is a webhook's id and the text its JSON.
   */
  kind: 'staff' | 'visitor' | 'answer' | 'webhook';
  to_address: string;
  reply_to: string | null;
  /** The id of the earlier mail to the visitor that this one follows. */
  in_reply_to: string | null;
  /** JSON list of what it follows, first to last: our mails by id, others by their Message-ID. */
  refs: string | null;
  /** Why it came back, in words. */
  bounce: string | null;
  subject: string;
  text: string;
  html: string;
  state: 'waiting' | 'sent' | 'dead';
  attempts: number;
  max_attempts: number;
  run_at: number;
  /** Lease of the worker sending it; expires by itself if the worker dies. */
  locked_until: number | null;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
}

/** Detail of the event "received": why it is held back as spam, or only marked. */
export type Suspicion =
  | { spam: 'honeypot'; mark?: undefined }
  | { mark: 'quick'; spam?: undefined };

interface SubmissionEventTable {
  id: string;
  submission_id: string;
  at: number;
  /** "visitor", "system" or the e-mail address of a member of staff. */
  actor: string;
  kind: string;
  /** JSON object. */
  detail: string;
  /** The version of the submission that came of it; 0 if it made none. */
  version: Generated<number>;
  /** Identifies the press of a button, so that a second press does nothing. Unique. */
  edit_key: string | null;
}

interface RateLimitTable {
  /** What is limited, with clients as keyed hashes: never an address. */
  key: string;
  /** When all tokens taken will have been refilled. */
  free_at: number;
}

interface FormDraftTable {
  id: string;
  form: string;
  /** JSON object of what was typed. */
  values: string;
  /** JSON object of messages by field. The empty name stands for the form as a whole. */
  errors: string;
  expires_at: number;
}

interface SettingTable {
  name: string;
  value: string;
}

interface HeroPictureTable {
  id: string;
  /** WebP. */
  content: Uint8Array;
  created_at: number;
}

/** What staff, the operator and the system did. Append-only: triggers refuse anything else. */
export interface AuditEventTable {
  /** UUIDv7: sorts by time. */
  id: string;
  at: number;
  /** The e-mail address of a member of staff, "operator", "system" or "unknown". */
  actor: string;
  kind: AuditEventKind;
  /** The reference of the submission it was about. Not a key: the record outlives submissions. */
  reference: string | null;
  /** The member of staff it was about. */
  person: string | null;
  /** The network of the client, never its whole address. */
  client: string | null;
  /** JSON object without personal content. */
  detail: string;
}
