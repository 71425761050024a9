import { formNames } from '../../forms/forms.ts';
import { isDay } from '../../site/localTime.ts';
import { isListState, type ListState } from '../../staff/submissionStates.ts';

/** The filters of the list. An empty string means no filter. */
export interface ListFilter {
  query: string;
  form: string;
  state: ListState;
  /** An e-mail address, or "nobody". */
  assignee: string;
  unread: boolean;
  /** Days as YYYY-MM-DD, both included. */
  from: string;
  to: string;
}

/** Reads the filters from a query. Invalid values are ignored. */
export function parseListFilter(parameters: URLSearchParams): ListFilter {
  const text = (name: string) => (parameters.get(name) ?? '').trim().slice(0, 200);
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  const form = text('form');
  const state = text('state');
  return {
    query: text('q'),
    form: formNames.some((name) => name === form) ? form : '',
    state: isListState(state) ? state : 'open',
    assignee: text('assignee'),
    unread: text('unread') === '1',
    from: day('from'),
    to: day('to'),
  };
}

/** The filters as a query, without the defaults. */
export function listFilterParameters(filter: ListFilter): URLSearchParams {
  const { query, form, state, assignee, unread, from, to } = filter;
  const named = {
    q: query,
    form,
    state: state === 'open' ? '' : state,
    assignee,
    unread: unread ? '1' : '',
    from,
    to,
  };
  return new URLSearchParams(Object.entries(named).filter(([, value]) => value !== ''));
}
