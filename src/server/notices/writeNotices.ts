import { sql, type Transaction } from 'kysely';
import { localDay, startOfDay } from '../../site/localTime.ts';
import { isWorkingDay } from '../../site/workingTime.ts';
import { restingStates } from '../../staff/submissionStates.ts';
import type { Mail } from '../outbox/mail.ts';
import { outboxRow } from '../outbox/outboxRow.ts';
import type { Db } from '../store/database.ts';
import type { Database } from '../store/schema.ts';
import { claimSetting } from '../store/settings.ts';
import { type Noticed, noticeMail } from './noticeMail.ts';
import { wakeCases } from './wakeCases.ts';

/** A submission may be stored a moment after the time it carries. */
const settling = 5_000;
/** Half past eight. */
const morning = 8.5 * 60 * 60_000;
const shown = 20;

interface Parts {
  db: Transaction<Database>;
  now: number;
  siteUrl: string;
}

const columns = ['id', 'reference', 'form', 'due_at', 'assignee'] as const;
const isOpen = sql<boolean>`submissions.state <> 'done' and submissions.state <> 'spam'`;

async function queue({ db, now }: Parts, mails: readonly Mail[]): Promise<number> {
  if (mails.length > 0)
    await db
      .insertInto('outbox')
      .values(mails.map((mail) => outboxRow(mail, null, now)))
      .execute();
  return mails.length;
}

const waiting = ({ db }: Parts) =>
  db
    .selectFrom('submissions')
    .select(columns)
    .where(isOpen)
    .where('answered_at', 'is', null)
    .where('state', 'not in', restingStates);

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** Who has chosen a kind of notice and may still look at submissions. */
async function recipients(
  db: Db,
  kind: 'mail_new' | 'mail_late' | 'mail_morning',
): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_choices')
    .select('staff')
    .where(kind, '=', 1)
    .where(sql<boolean>`exists (select 1 from staff where staff.email = staff_choices.staff
        and staff.role in ('reader', 'agent', 'admin'))`)
    .orderBy('staff')
    .execute();
  return rows.map(({ staff }) => staff);
}

/** What came in since the last time, to everybody who wants to know at once. */
async function tellNew(parts: Parts): Promise<number> {
  const { db, now, siteUrl } = parts;
  const until = now - settling;
  const since = await claimSetting(db, 'notices-new', String(until));
  if (since === undefined) return 0;
  const rows = await db
    .selectFrom('submissions')
    .select(columns)
    .where('created_at', '>', Number(since))
    .where('created_at', '<=', until)
    .where('state', '!=', 'spam')
    .orderBy('created_at')
    .execute();
  if (rows.length === 0) return 0;
  const subject = counted(rows.length, 'new enquiry', 'new enquiries');
  const notice = {
    subject,
    intro: [`${subject}.`],
    rows: rows.slice(0, shown),
    count: rows.length,
  };
  const people = await recipients(db, 'mail_new');
  return queue(
    parts,
    people.map((to) => noticeMail({ to, ...notice }, siteUrl)),
  );
}

const isFor = (to: string) => (row: Noticed) => row.assignee === null || row.assignee === to;

/** What has become late since the last time, to whom it is assigned, or to all if to nobody. */
async function tellLate(parts: Parts): Promise<number> {
  const { db, now, siteUrl } = parts;
  const since = await claimSetting(db, 'notices-late', String(now));
  if (since === undefined) return 0;
  const rows = await waiting(parts)
    .where('due_at', '>', Number(since))
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute();
  const people = rows.length > 0 ? await recipients(db, 'mail_late') : [];
  const mails = people.flatMap((to) => {
    const own = rows.filter(isFor(to));
    const subject = counted(own.length, 'answer is late', 'answers are late');
    const notice = { to, subject, intro: [`${subject}.`], rows: own.slice(0, shown) };
    return own.length > 0 ? [noticeMail({ ...notice, count: own.length }, siteUrl)] : [];
  });
  return queue(parts, mails);
}

/** Once on each working day from half past eight on. */
async function tellMorning(parts: Parts): Promise<number> {
  const { db, now, siteUrl } = parts;
  const today = localDay(now);
  if (!isWorkingDay(today) || now < startOfDay(today) + morning) return 0;
  const people = await recipients(db, 'mail_morning');
  if (people.length === 0) return 0;
  const before = await claimSetting(db, 'notices-morning', today);
  if (before === undefined || before === today) return 0;
  const due = await waiting(parts)
    .where('due_at', '<', startOfDay(today, 1))
    .where('due_at', '>', 0)
    .orderBy('due_at')
    .execute();
  const open = await db
    .selectFrom('submissions')
    .select(({ fn }) => ['assignee', fn.countAll<number>().as('count')])
    .where(isOpen)
    .groupBy('assignee')
    .execute();
  const openOf = (assignee: string | null) =>
    open.find((row) => row.assignee === assignee)?.count ?? 0;
  const mails = people.map((to) => {
    const own = due.filter(isFor(to));
    const late = own.filter(({ due_at }) => due_at <= now).length;
    const intro = [
      `Open and yours: ${openOf(to)}. Unassigned: ${openOf(null)}.`,
      `Due today: ${own.length - late}. Late: ${late}.`,
    ];
    const notice = { to, subject: 'Good morning', intro, rows: own.slice(0, shown) };
    return noticeMail({ ...notice, count: own.length }, siteUrl);
  });
  return queue(parts, mails);
}

/** Queues the notices that are due, each by one server only. Returns how many. */
export async function writeNotices(parts: Parts): Promise<number> {
  await wakeCases(parts.db, parts.now);
  return (await tellNew(parts)) + (await tellLate(parts)) + (await tellMorning(parts));
}
