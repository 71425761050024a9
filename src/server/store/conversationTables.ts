import type { Generated } from 'kysely';

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

/** What comes to a submission after it was stored. */
export interface Handled {
  /** How often staff have changed it. A form carries the version it was made from. */
  version: Generated<number>;
  /** When the promised answer is due; 0 until it has been reckoned. */
  due_at: Generated<number>;
  /** When staff answered what the visitor wrote last; null while that waits for an answer. */
  answered_at: Generated<number | null>;
  /** Both for the first message, once the visitor has written again. */
  first_due_at: Generated<number | null>;
  first_answered_at: Generated<number | null>;
  /** When it was last set to done; null while it is not. */
  closed_at: Generated<number | null>;
  /** The serial number a support case is about, from plainSerial. */
  serial_number: Generated<string | null>;
  /** When the last message came or went; 0 while there is only the first. Retention runs from it. */
  last_message_at: Generated<number>;
  /** How often the visitor wrote again after it was done. */
  reopened: Generated<number>;
  /** Since when it waits for the customer, and for how long it did before, in milliseconds. */
  waiting_since: Generated<number | null>;
  waited: Generated<number>;
  /** When staff want to look at it again. */
  look_again_at: Generated<number | null>;
  /** 1 if equipment is at a standstill. */
  urgent: Generated<number>;
  /** Of the e-mail address. */
  domain: Generated<string | null>;
  /** The id of the case that this one is part of. */
  merged_into: Generated<string | null>;
  /** The id of the case that a mail names which could not be shown to belong there. */
  names: Generated<string | null>;
}
