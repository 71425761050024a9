import type { Transaction } from 'kysely';
import { company } from '../../site/company.ts';
import { escapeHtml } from '../../site/escapeHtml.ts';
import { inboxPaths } from '../../staff/inboxPaths.ts';
import { mailHtml } from '../outbox/mail.ts';
import { outboxRow } from '../outbox/outboxRow.ts';
import type { Database } from '../store/schema.ts';

/** Which of the staff a text names: @asha, if one alone begins so, or @asha@example.com. */
export function mentionedIn(text: string, staff: readonly string[]): string[] {
  const names = [...text.matchAll(/(?<![\w@])@([\w.+-]+(?:@[\w.-]*\w)?)/g)].map(([, name = '']) =>
    name.toLowerCase().replace(/\.$/, ''),
  );
  const named = names.flatMap((name) => {
    const fitting = staff.filter((email) => email === name || email.split('@')[0] === name);
    return fitting.length === 1 ? fitting : [];
  });
  return [...new Set(named)];
}

/** Mails those whom a note names, by reference only: what it says stays behind a sign-in. */
export async function tellMentioned(
  db: Transaction<Database>,
  { id, reference }: { id: string; reference: string },
  text: string,
  { by, siteUrl, now }: { by: string; siteUrl: string; now: number },
): Promise<void> {
  const accounts = await db.selectFrom('staff').select('email').execute();
  const link = new URL(inboxPaths.submission(id), siteUrl).href;
  const words = `${by} has mentioned you in a note about ${reference}.`;
  const others = mentionedIn(
    text,
    accounts.map(({ email }) => email),
  ).filter((to) => to !== by);
  const mails = others.map((to) => ({
    ...{ kind: 'staff' as const, to, replyTo: null },
    subject: `${reference}: you are mentioned | Inbox of ${company.name}`,
    text: `${words}\n\n${link}\n`,
    html: mailHtml(
      reference,
      `<p>${escapeHtml(words)}</p><p><a href="${escapeHtml(link)}">Open it</a></p>`,
    ),
  }));
  if (mails.length > 0)
    await db
      .insertInto('outbox')
      .values(mails.map((mail) => outboxRow(mail, id, now)))
      .execute();
}
