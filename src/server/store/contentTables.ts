/** The tables of the content that staff edit, in the same subset as those in schema.ts. */

/** The text of a file of src/content, or a reference to a picture of src/assets. */
export interface ContentRevisionTable {
  /** UUIDv7: sorts by time. */
  id: string;
  /** Its name below src/content, or "assets/…" below src. */
  file: string;
  /** Counts the revisions of its file, from 1. */
  number: number;
  /** Of its text. */
  hash: string;
  /** Of the text on the site that it was made from. */
  base_hash: string;
  /** Null: the file is removed. */
  text: string | null;
  /** E-mail address of a member of staff, or "repository" for a text that developers wrote. */
  author: string;
  note: string;
  created_at: number;
  /** Edits of one person within ten minutes are one revision. */
  updated_at: number;
  /** Null while nobody has asked for it to be published. */
  publication_id: string | null;
}

export type PublicationState = 'waiting' | 'approved' | 'building' | 'live' | 'failed' | 'undone';

export interface ContentPublicationTable {
  id: string;
  state: PublicationState;
  /** JSON list of [file, number of its revision]. */
  files: string;
  /** The publication that this one takes back. */
  undoes: string | null;
  /** The role of the second person that it waits for. */
  needs: string | null;
  requested_by: string;
  approved_by: string | null;
  /** Why an administrator published without a second person. */
  reason: string | null;
  created_at: number;
  /** Not before; null for now. */
  publish_at: number | null;
  /** When it is taken back. */
  expire_at: number | null;
  /** Lease of the publisher that builds it; expires by itself if the publisher dies. */
  locked_until: number | null;
  step: string | null;
  detail: string | null;
  /** JSON list of [step, when it began]. */
  progress: string;
  /** The name of the release that has it. */
  release: string | null;
  started_at: number | null;
  finished_at: number | null;
  /** Why it failed: a sentence, and where there is one, the file and the JSON path of the field. */
  error_file: string | null;
  error_field: string | null;
  error_text: string | null;
}

/** A picture that staff sent, re-encoded. Revisions name it by its hash. */
export interface ContentPictureTable {
  /** Its hash: by `id` a backup reads the rows of a table with files. */
  id: string;
  content: Uint8Array;
  created_at: number;
}
