/** How a mail stands, as staff read it. */
export const mailStates = {
  waiting: { label: 'Waiting', tone: 'caution' },
  sent: { label: 'Sent', tone: 'accent' },
  dead: { label: 'Given up', tone: 'danger' },
} as const;
