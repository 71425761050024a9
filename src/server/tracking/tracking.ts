import { createHash, randomUUIDv7 } from 'node:crypto';
import { lockSubmission } from '../inbox/applyEdit.ts';
import { readSubmission } from '../inbox/readSubmission.ts';
import { fileFromMail } from '../intake/validate.ts';
import { clientKeys } from '../limits/clientAddress.ts';
import { takeClientToken, takeToken } from '../limits/rateLimit.ts';
import { addMessage, type MessageParts } from '../mailbox/addMessage.ts';
import { outboxRow } from '../outbox/outboxRow.ts';
import { isTrackKey, trackLink } from '../outbox/trackLink.ts';
import { trackMail } from '../outbox/trackMail.ts';
import { callPrograms } from '../outbox/webhooks.ts';
import type { Db } from '../store/database.ts';

/** How often one case, and one client, may do something within an hour. */
const linksPerHour = 3;
const messagesPerHour = 20;
const askedPerHour = 30;

interface Parts extends MessageParts {
  db: Db;
  secret: string;
  /** An address that leads back to the case, if mail comes in. */
  replyTo: (reference: string) => string | undefined;
}

interface Message {
  text: string;
  file?: { name: string; content: Uint8Array } | undefined;
  /** The same in every press of the form's button. */
  key: string;
}

export type Outcome = 'done' | 'closed' | 'tooMany' | 'wrongFile';

/** What a visitor sees of a case and does with it, by a link that was mailed to them. */
export function createTracking(parts: Parts) {
  const { db, secret, siteUrl, replyTo, now } = parts;

  /** The id of the case that the key opens. */
  async function open(reference: string, key: string): Promise<string | undefined> {
    if (!isTrackKey(secret, reference, key, now())) return undefined;
    const row = await db
      .selectFrom('submissions')
      .select(['id', 'merged_into'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    return row && (row.merged_into ?? row.id);
  }

  return {
    /** A case as its visitor may see it: nothing of others, and no address. */
    async read(reference: string, key: string) {
      const id = await open(reference, key);
      const found = id === undefined ? undefined : await readSubmission(db, id);
      if (!found) return undefined;
      const { subject, created_at, due_at, answered_at, lines, attachments } = found;
      // A visitor is not told that they were taken for spam.
      const state = found.state === 'spam' ? ('new' as const) : found.state;
      const messages = found.messages
        .filter((one) => one.isSent && one.kind !== 'bounce' && one.kind !== 'automatic')
        .filter(({ sender }) => sender !== 'other')
        .map(({ id: message, sender, text, created_at: at }) => ({
          ...{ id: message, text, created_at: at, isOurs: sender === 'staff' },
        }));
      const files = attachments.map(({ id: file, name }) => ({ id: file, name }));
      const said = lines.filter(({ label }) => !/e-?mail|phone/i.test(label));
      return { reference, subject, state, created_at, due_at, answered_at, messages, files, said };
    },

    /** Mails a fresh link to the address on file. Whoever asks learns nothing. */
    async sendLink(reference: string, address: string): Promise<void> {
      const wait = await takeClientToken(
        db,
        'track',
        clientKeys(secret, address),
        askedPerHour,
        now(),
      );
      if (wait > 0) return;
      const row = await db
        .selectFrom('submissions')
        .select(['id', 'email', 'state'])
        .where('reference', '=', reference)
        .executeTakeFirst();
      if (!row?.email || row.state === 'spam') return;
      if ((await takeToken(db, `track link ${row.id}`, linksPerHour, now())) > 0) return;
      const link = trackLink(siteUrl, secret, reference, now());
      const mail = {
        ...trackMail(reference, link),
        to: row.email,
        replyTo: replyTo(reference) ?? null,
      };
      await db
        .insertInto('outbox')
        .values(outboxRow(mail, row.id, now()))
        .execute();
    },

    /** Adds what the visitor writes. */
    async write(
      reference: string,
      key: string,
      { text, file, key: press }: Message,
    ): Promise<Outcome> {
      const id = await open(reference, key);
      if (id === undefined) return 'closed';
      if ((await takeToken(db, `track message ${id}`, messagesPerHour, now())) > 0)
        return 'tooMany';
      const files = file ? [fileFromMail(file.name, Buffer.from(file.content))] : [];
      if (files.some(({ accepted }) => !accepted)) return 'wrongFile';
      const hash = createHash('sha256').update(JSON.stringify([id, press, text, file?.name]));
      return db.transaction().execute(async (transaction) => {
        const row = await lockSubmission(transaction, id);
        if (!row) return 'closed';
        await addMessage(transaction, parts, row, {
          ...{
            kind: 'page',
            sender: 'enquirer',
            from_address: null,
            from_name: row.name,
            text,
            files,
          },
          ...{ subject: '', message_id: null, key: `page ${hash.digest('base64url')}` },
        });
        return 'done';
      });
    },

    /** The visitor says that it is solved. */
    async solve(reference: string, key: string): Promise<Outcome> {
      const id = await open(reference, key);
      if (id === undefined) return 'closed';
      return db.transaction().execute(async (transaction) => {
        const row = await lockSubmission(transaction, id);
        if (!row || row.state === 'spam') return 'closed';
        if (row.state === 'done') return 'done';
        const at = now();
        const waited = row.waited + (row.waiting_since === null ? 0 : at - row.waiting_since);
        await transaction
          .updateTable('submissions')
          .set({ state: 'done', closed_at: at, updated_at: at, version: row.version + 1 })
          .set({ waited, waiting_since: null, look_again_at: null, last_message_at: at })
          .where('id', '=', id)
          .execute();
        await callPrograms(transaction, 'solved', row, at);
        const event = { id: randomUUIDv7(), submission_id: id, at, actor: 'visitor', detail: '{}' };
        await transaction
          .insertInto('submission_events')
          .values({ ...event, kind: 'solved', version: row.version + 1 })
          .execute();
        return 'done';
      });
    },
  };
}
