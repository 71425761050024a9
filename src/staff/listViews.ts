/** The views every member of staff has, as addresses of the list; "me" is whoever opens them. */
export const listViews = {
  open: { title: 'All open', query: '' },
  mine: { title: 'Mine', query: 'assignee=me&sort=due' },
  unassigned: { title: 'Unassigned', query: 'assignee=nobody&sort=due' },
  due: { title: 'Due today', query: 'due=today&sort=due' },
  unread: { title: 'Unread', query: 'unread=1' },
  spam: { title: 'Spam', query: 'state=spam' },
} as const;
