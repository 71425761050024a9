/** The states of a submission, with their labels. Anything but done and spam counts as open. */
export const submissionStates = {
  new: 'New',
  in_progress: 'In progress',
  waiting: 'Waiting for customer',
  later: 'Look again later',
  done: 'Done',
  spam: 'Spam',
} as const;

export type SubmissionState = keyof typeof submissionStates;

/** Nobody is late while the customer has the word, or staff have set a day to look again. */
export const restingStates = ['waiting', 'later'] as const satisfies readonly SubmissionState[];

export const isResting = (state: SubmissionState) => restingStates.some((one) => one === state);

export const isSubmissionState = (value: unknown): value is SubmissionState =>
  typeof value === 'string' && Object.hasOwn(submissionStates, value);

/** The state filter of the list: one state, or several under one name. */
export const listStates = {
  open: 'Open',
  ...submissionStates,
  any: 'Any state',
} as const;

export type ListState = keyof typeof listStates;

export const isListState = (value: unknown): value is ListState =>
  typeof value === 'string' && Object.hasOwn(listStates, value);

/** What came of a call, with the words staff choose by. */
export const callOutcomes = {
  reached: 'Called, and spoke with them',
  missed: 'Called, and nobody answered',
  rang: 'They called',
} as const;

export type CallOutcome = keyof typeof callOutcomes;

export const isCallOutcome = (value: unknown): value is CallOutcome =>
  typeof value === 'string' && Object.hasOwn(callOutcomes, value);

/**
 * What the virus scanner said of an attachment: not yet looked at, clean, refused, could not be looked
 * at (tried again later), of a kind that no form takes, or released by an administrator all the same.
 */
export type AttachmentScan =
  | 'unscanned'
  | 'clean'
  | 'refused'
  | 'unchecked'
  | 'foreign'
  | 'released';

/** Whether staff may download it. Null: no scanner was configured when it arrived. */
export const isOffered = (scan: AttachmentScan | null) =>
  scan === null || scan === 'clean' || scan === 'released';
