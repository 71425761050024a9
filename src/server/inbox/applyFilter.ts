import { type SelectQueryBuilder, sql } from 'kysely';
import { localDay, startOfDay } from '../../site/localTime.ts';
import type { DueFilter } from '../../staff/listSorts.ts';
import type { Database } from '../store/schema.ts';
import type { ListFilter } from './listFilter.ts';

export type SubmissionQuery<Row> = SelectQueryBuilder<Database, 'submissions', Row>;

/** Literals, not parameters: each has a partial index that only an identical condition can use. */
const isOpen = sql<boolean>`submissions.state <> 'done' and submissions.state <> 'spam'`;
const isUnread = sql<boolean>`submissions.read_at is null`;
const isWaiting = sql<boolean>`submissions.answered_at is null`;

const dueBefore = (due: DueFilter, now: number) =>
  due === 'late' ? now : startOfDay(localDay(now), 1);

/** Applies every filter except the search words. */
export function applyFilter<Row>(
  query: SubmissionQuery<Row>,
  filter: ListFilter,
  now = Date.now(),
): SubmissionQuery<Row> {
  const { state, form, assignee, unread, due, from, to, sort } = filter;
  let filtered = query;
  if (state === 'open' || sort === 'due' || due) filtered = filtered.where(isOpen);
  if (state !== 'open' && state !== 'any') filtered = filtered.where('state', '=', state);
  if (form) filtered = filtered.where('form', '=', form);
  if (assignee === 'nobody') filtered = filtered.where('assignee', 'is', null);
  else if (assignee) filtered = filtered.where('assignee', '=', assignee);
  if (unread) filtered = filtered.where(isUnread);
  if (due) filtered = filtered.where(isWaiting).where('due_at', '<', dueBefore(due, now));
  if (from) filtered = filtered.where('created_at', '>=', startOfDay(from));
  if (to) filtered = filtered.where('created_at', '<', startOfDay(to, 1));
  return filtered;
}
