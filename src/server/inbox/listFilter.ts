import { type SelectQueryBuilder, sql } from 'kysely';
import { sourceForm } from '../../forms/mail.ts';
import { isDay, localDay, startOfDay } from '../../site/localTime.ts';
import { type DueFilter, isDueFilter, isListSort, type ListSort } from '../../staff/listChoices.ts';
import { isListState, type ListState } from '../../staff/submissionStates.ts';

import type { Database } from '../store/schema.ts';

/** The filters of the list. An empty string means no filter. */
export interface ListFilter {
  query: string;
  form: string;
  state: ListState;
  /** An e-mail address, or "nobody". */
  assignee: string;
  unread: boolean;
  /** Not answered yet, and due by the end of today or already late. */
  due: DueFilter | '';
  /** Only cases at a standstill. */
  urgent: boolean;
  tag: string;
  /** Days as YYYY-MM-DD, both included. */
  from: string;
  to: string;
  sort: ListSort;
  /** Of the list, what stands first whatever its order (a standstill that waits), or the rest. */
  band?: 'first' | 'rest';
}

const isOpenState = (state: ListState) =>
  state === 'open' || state === 'new' || state === 'in_progress';

/**
 * Reads the filters from a query. Invalid values are ignored. `self` is who "me" stands for, in
 * addresses that mean something to everybody.
 */
export function parseListFilter(parameters: URLSearchParams, self = ''): ListFilter {
  const text = (name: string) => (parameters.get(name) ?? '').trim().slice(0, 200);
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  const form = text('form');
  const asked = text('state');
  const state = isListState(asked) ? asked : 'open';
  const due = text('due');
  const sort = text('sort');
  const assignee = text('assignee').replaceAll('\0', '');
  return {
    query: text('q'),
    form: sourceForm(form) ? form : '',
    state,
    assignee: assignee === 'me' ? self : assignee,
    unread: text('unread') === '1',
    due: isDueFilter(due) ? due : '',
    urgent: text('urgent') === '1',
    tag: text('tag').toLowerCase(),
    from: day('from'),
    to: day('to'),
    // Only what is open waits for an answer.
    sort: isListSort(sort) && (sort !== 'due' || isOpenState(state)) ? sort : 'newest',
  };
}

/** The filters as a query, without the defaults. */
export function listFilterParameters(filter: ListFilter): URLSearchParams {
  const { query, state, unread, urgent, sort, band: _, ...plain } = filter;
  const named = {
    q: query,
    ...plain,
    state: state === 'open' ? '' : state,
    unread: unread ? '1' : '',
    urgent: urgent ? '1' : '',
    sort: sort === 'newest' ? '' : sort,
  };
  return new URLSearchParams(Object.entries<string>(named).filter(([, value]) => value !== ''));
}

export type SubmissionQuery<Row> = SelectQueryBuilder<Database, 'submissions', Row>;

/** Literals, not parameters: each has a partial index that only an identical condition can use. */
const isOpen = sql<boolean>`submissions.state <> 'done' and submissions.state <> 'spam'`;
const isUnread = sql<boolean>`submissions.read_at is null`;
const isWaiting = sql<boolean>`submissions.answered_at is null
  and submissions.state not in ('waiting', 'later')`;

/** The same as the index of what is urgent, and more. */
const isUrgentNow = sql<boolean>`submissions.urgent = 1 and ${isOpen} and ${isWaiting}`;

const dueBefore = (due: DueFilter, now: number) =>
  due === 'late' ? now : startOfDay(localDay(now), 1);

/** Applies every filter except the search words. */
export function applyFilter<Row>(
  query: SubmissionQuery<Row>,
  filter: ListFilter,
  now = Date.now(),
): SubmissionQuery<Row> {
  const { state, form, assignee, unread, due, from, to, sort, band } = filter;
  let filtered = query;
  if (state === 'open' || sort === 'due' || due) filtered = filtered.where(isOpen);
  if (state !== 'open' && state !== 'any') filtered = filtered.where('state', '=', state);
  if (form) filtered = filtered.where('form', '=', form);
  if (assignee === 'nobody') filtered = filtered.where('assignee', 'is', null);
  else if (assignee) filtered = filtered.where('assignee', '=', assignee);
  // What became part of another case is shown there.
  if (state === 'done' || state === 'any') filtered = filtered.where('merged_into', 'is', null);
  if (filter.urgent) filtered = filtered.where(sql<boolean>`submissions.urgent = 1`);
  if (filter.tag)
    filtered = filtered.where('id', 'in', (where) =>
      where.selectFrom('submission_tags').select('submission_id').where('tag', '=', filter.tag),
    );
  if (band === 'first') filtered = filtered.where(isUrgentNow);
  if (band === 'rest') filtered = filtered.where(sql<boolean>`not (${isUrgentNow})`);
  if (unread) filtered = filtered.where(isUnread);
  if (due) filtered = filtered.where(isWaiting).where('due_at', '<', dueBefore(due, now));
  if (from) filtered = filtered.where('created_at', '>=', startOfDay(from));
  if (to) filtered = filtered.where('created_at', '<', startOfDay(to, 1));
  return filtered;
}

/** A day that a query filters by and no calendar has; undefined if there is none. */
export function impossibleDay(search: string): string | undefined {
  const query = new URLSearchParams(search);
  return ['from', 'to']
    .map((name) => (query.get(name) ?? '').trim())
    .find((day) => day !== '' && !isDay(day));
}
