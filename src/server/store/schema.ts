import type { SubmissionState } from '../../staff/submissionStates.ts';

/**
 * The tables, in the subset SQLite and PostgreSQL share: ids and JSON are text, instants are
 * milliseconds since 1970, yes and no are 1 and 0. The tables of staff and their sessions are not
 * here: they belong to better-auth and are read through it.
 */
export interface Database {
  hero_slides: HeroSlideTable;
  submissions: SubmissionTable;
  attachments: AttachmentTable;
  outbox: OutboxTable;
  submission_events: SubmissionEventTable;
  rate_limits: RateLimitTable;
  form_drafts: FormDraftTable;
  settings: SettingTable;
  hero_pictures: HeroPictureTable;
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
  /** What the visitor is told; reference.ts makes it. */
  reference: string;
  form: string;
  state: SubmissionState;
  name: string | null;
  email: string | null;
  subject: string;
  /** JSON object of everything the form's schema accepted. */
  fields: string;
  /** The words of all of it, made by searchWords; asked with searchConditions. */
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
}

export interface OutboxTable {
  id: string;
  submission_id: string | null;
  kind: 'staff' | 'visitor';
  to_address: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  state: 'waiting' | 'sent' | 'dead';
  attempts: number;
  max_attempts: number;
  run_at: number;
  /** Until then one worker holds it; a worker that died lets go by itself. */
  locked_until: number | null;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
}

interface SubmissionEventTable {
  id: string;
  submission_id: string;
  at: number;
  /** "visitor", "system" or the e-mail address of a member of staff. */
  actor: string;
  kind: string;
  /** JSON object. */
  detail: string;
}

interface RateLimitTable {
  /** What is counted, as a keyed hash: never an address. */
  key: string;
  /** When the last of what was taken is given back. */
  free_at: number;
}

interface FormDraftTable {
  id: string;
  form: string;
  /** JSON object of what was typed. */
  values: string;
  /** JSON object of messages by field; the empty name is the form as a whole. */
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
