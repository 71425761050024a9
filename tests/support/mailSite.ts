import { receive } from '../../src/server/mailbox/receive.ts';
import { replyAddress } from '../../src/server/outbox/replyAddress.ts';
import { editFrom } from './editFrom.ts';
import { openSite, type Site } from './site.ts';
import type { StoreEnv } from './stores.ts';

export const mailSecret = 'a secret of two programs';
export const visitor = 'visitor@example.net';
export const mailSettings = {
  MAIL_FROM: 'Example <sales@example.com>',
  MAIL_TO: 'staff@example.com',
  MAIL_REPLY_ADDRESS: 'reply@example.com',
  MAIL_AUTH_SERVER: 'mx.example.com',
  MAIL_IN_SECRET: mailSecret,
};
export const openMailSite = (env: StoreEnv) => openSite({ ...env, ...mailSettings });

/** An enquiry that was acknowledged and answered, and a mail that the visitor sent before. */
export async function answered({ services, post }: Site) {
  const { db, submissionChanges } = services;
  await post('contact', { email: visitor, subject: 'Question', message: 'Which one?' });
  const newest = db.selectFrom('submissions').select(['id', 'reference']).orderBy('id', 'desc');
  const { id, reference } = await newest.limit(1).executeTakeFirstOrThrow();
  const edit = await editFrom(db, id, 'asha@example.com');
  const { mail: answer = '' } = await submissionChanges.answer(id, edit, { text: 'The CWG 6.' });
  const first = await db
    .selectFrom('outbox')
    .select('id')
    .where('submission_id', '=', id)
    .where('kind', '=', 'visitor')
    .executeTakeFirstOrThrow();
  const reply = replyAddress(mailSettings.MAIL_REPLY_ADDRESS, services.secret, reference);
  const place = { id, reference, reply, first: first.id, answer };
  const before = `From: ${visitor}\r\nTo: ${reply}\r\nMessage-ID: <corpus-known@mail.example.net>\r\n\r\nBefore.`;
  await receive(Buffer.from(before), services.mailbox);
  return place;
}

export const counts = async ({ services: { db } }: Site) => ({
  cases: (await db.selectFrom('submissions').select('id').execute()).length,
  messages: (await db.selectFrom('messages').select('id').execute()).length,
});
