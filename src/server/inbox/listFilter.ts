import { formNames } from '../../forms/forms.ts';
import { isDay } from '../../site/localTime.ts';
import { type DueFilter, isDueFilter, isListSort, type ListSort } from '../../staff/listSorts.ts';
import { isListState, type ListState } from '../../staff/submissionStates.ts';

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
  /** Days as YYYY-MM-DD, both included. */
  from: string;
  to: string;
  sort: ListSort;
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
    form: formNames.some((name) => name === form) ? form : '',
    state,
    assignee: assignee === 'me' ? self : assignee,
    unread: text('unread') === '1',
    due: isDueFilter(due) ? due : '',
    from: day('from'),
    to: day('to'),
    // Only what is open waits for an answer.
    sort: isListSort(sort) && (sort !== 'due' || isOpenState(state)) ? sort : 'newest',
  };
}

/** The filters as a query, without the defaults. */
export function listFilterParameters(filter: ListFilter): URLSearchParams {
  const { query, state, unread, sort, ...plain } = filter;
  const named = {
    q: query,
    ...plain,
    state: state === 'open' ? '' : state,
    unread: unread ? '1' : '',
    sort: sort === 'newest' ? '' : sort,
  };
  return new URLSearchParams(Object.entries<string>(named).filter(([, value]) => value !== ''));
}
