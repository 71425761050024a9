/** Labels of a mail's states. */
export const mailStates = {
  waiting: { label: 'Waiting', tone: 'caution' },
  sent: { label: 'Sent', tone: 'accent' },
  dead: { label: 'Given up', tone: 'danger' },
} as const;

/** Only mails that have failed at least once need a manual retry. */
export const mayRetry = (mail: { state: keyof typeof mailStates; last_error: string | null }) =>
  mail.state === 'dead' || (mail.state === 'waiting' && mail.last_error !== null);
