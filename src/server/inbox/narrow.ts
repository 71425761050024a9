import { type SelectQueryBuilder, sql } from 'kysely';
import { startOfDay } from '../../site/localTime.ts';
import type { Database } from '../store/schema.ts';
import type { ListFilter } from './listFilter.ts';

export type SubmissionQuery<Row> = SelectQueryBuilder<Database, 'submissions', Row>;

/** Written out, not bound: each has an index of its own, which only the same words can use. */
const isOpen = sql<boolean>`submissions.state <> 'done' and submissions.state <> 'spam'`;
const isUnread = sql<boolean>`submissions.read_at is null`;

/** Everything a filter asks for but its words. */
export function narrow<Row>(query: SubmissionQuery<Row>, filter: ListFilter): SubmissionQuery<Row> {
  const { state, form, assignee, unread, from, to } = filter;
  let narrowed = query;
  if (state === 'open') narrowed = narrowed.where(isOpen);
  else if (state !== 'any') narrowed = narrowed.where('state', '=', state);
  if (form) narrowed = narrowed.where('form', '=', form);
  if (assignee === 'nobody') narrowed = narrowed.where('assignee', 'is', null);
  else if (assignee) narrowed = narrowed.where('assignee', '=', assignee);
  if (unread) narrowed = narrowed.where(isUnread);
  if (from) narrowed = narrowed.where('created_at', '>=', startOfDay(from));
  if (to) narrowed = narrowed.where('created_at', '<', startOfDay(to, 1));
  return narrowed;
}
