import { randomUUIDv7 } from 'node:crypto';
import type { OutboxTable } from '../store/schema.ts';
import { maxAttempts } from './backoff.ts';
import type { Mail } from './mail.ts';

/** A new mail as the outbox stores it. */
export const outboxRow = (
  mail: Mail,
  submissionId: string | null,
  now: number,
  delay = 0,
): OutboxTable => ({
  id: randomUUIDv7(),
  submission_id: submissionId,
  kind: mail.kind,
  to_address: mail.to,
  reply_to: mail.replyTo,
  in_reply_to: null,
  refs: mail.refs ? JSON.stringify(mail.refs) : null,
  bounce: null,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  state: 'waiting',
  attempts: 0,
  max_attempts: maxAttempts,
  run_at: now + delay,
  locked_until: null,
  last_error: null,
  created_at: now,
  sent_at: null,
});
