/** The life of a submission, as staff call it. What is neither done nor spam counts as open. */
export const submissionStates = {
  new: 'New',
  in_progress: 'In progress',
  done: 'Done',
  spam: 'Spam',
} as const;

export type SubmissionState = keyof typeof submissionStates;

export const isSubmissionState = (value: unknown): value is SubmissionState =>
  typeof value === 'string' && Object.hasOwn(submissionStates, value);

/** What the list may be narrowed to: one state, or several under one name. */
export const listStates = {
  open: 'Open',
  ...submissionStates,
  any: 'Any state',
} as const;

export type ListState = keyof typeof listStates;

export const isListState = (value: unknown): value is ListState =>
  typeof value === 'string' && Object.hasOwn(listStates, value);
