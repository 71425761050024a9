interface Event {
  kind: string;
  detail: Readonly<Record<string, string | null>>;
}

/** Whether a submission's mails were held back as spam when it arrived, and still are. */
export const hasHeldMails = (events: readonly Event[]) =>
  events.some(({ kind, detail }) => kind === 'received' && detail.spam) &&
  events.every(({ kind }) => kind !== 'released');
