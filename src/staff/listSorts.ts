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
