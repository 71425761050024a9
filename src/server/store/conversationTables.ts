/** The tables of what visitors write after their first message, as in schema.ts. */

/** Something that came in for a submission. What goes out is in the outbox. */
export interface MessageTable {
  id: string;
  submission_id: string;
  /** A mail, what was written on the visitor's page, a mail that came back, or a machine's answer. */
  kind: 'mail' | 'page' | 'bounce' | 'automatic';
  /** Whether it is the enquirer, by the address it was sent from. */
  sender: 'enquirer' | 'other';
  from_address: string | null;
  from_name: string | null;
  subject: string;
  /** All of its text, quotes included; of an HTML mail, what it reads as. */
  text: string;
  /** Of a bounce: why, in words. */
  note: string | null;
  /** As others refer to it, with its angle brackets. */
  message_id: string | null;
  key: string;
  /** The mail as it came. */
  raw: Uint8Array | null;
  created_at: number;
}

export interface TagTable {
  submission_id: string;
  tag: string;
}

/** An address that takes no mail. */
export interface UndeliverableTable {
  address: string;
  reason: string;
  at: number;
}
