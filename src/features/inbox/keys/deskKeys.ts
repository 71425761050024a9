/** What the keys of the inbox do, as their list says. */
export const deskKeys = [
  { key: 'J', what: 'Next submission' },
  { key: 'K', what: 'Previous submission' },
  { key: 'Enter', what: 'Open it' },
  { key: 'X', what: 'Select it' },
  { key: 'E', what: 'Done: this one, or all selected' },
  { key: 'A', what: 'Assign to me: this one, or all selected' },
  { key: 'R', what: 'Write an answer' },
  { key: 'Z', what: 'Undo the last change' },
  { key: 'U', what: 'Back to the list' },
  { key: '/', what: 'Search' },
  { key: '?', what: 'This list' },
] as const;
