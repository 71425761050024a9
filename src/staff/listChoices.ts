/** The orders of the list, with the words of the choice. */
export const listSorts = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  due: 'Due first',
} as const;

export type ListSort = keyof typeof listSorts;

export const isListSort = (value: unknown): value is ListSort =>
  typeof value === 'string' && Object.hasOwn(listSorts, value);

/** What can be asked of the promised answer. */
export const dueFilters = {
  today: 'Due today or late',
  late: 'Late',
} as const;

export type DueFilter = keyof typeof dueFilters;

export const isDueFilter = (value: unknown): value is DueFilter =>
  typeof value === 'string' && Object.hasOwn(dueFilters, value);

/** The views every member of staff has, as addresses of the list; "me" is whoever opens them. */
export const listViews = {
  open: { title: 'All open', query: '' },
  standstill: { title: 'Standstill', query: 'urgent=1&sort=due' },
  mine: { title: 'Mine', query: 'assignee=me&sort=due' },
  unassigned: { title: 'Unassigned', query: 'assignee=nobody&sort=due' },
  due: { title: 'Due today', query: 'due=today&sort=due' },
  unread: { title: 'Unread', query: 'unread=1' },
  waiting: { title: 'Waiting for customer', query: 'state=waiting' },
  spam: { title: 'Spam', query: 'state=spam' },
} as const;
