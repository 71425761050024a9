/** The state of a mail, as staff read it. */
export const mailStates = {
  waiting: { label: 'Waiting', tone: 'caution' },
  sent: { label: 'Sent', tone: 'accent' },
  dead: { label: 'Given up', tone: 'danger' },
} as const;

/** A mail that has not been tried yet, or is on its way, needs no help. */
export const mayRetry = (mail: { state: keyof typeof mailStates; last_error: string | null }) =>
  mail.state === 'dead' || (mail.state === 'waiting' && mail.last_error !== null);
