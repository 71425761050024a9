/** How many mails have not gone out, and when the oldest of those that wait was written. */
export interface OutboxCounts {
  waiting: number;
  dead: number;
  oldest: number | null;
}

/** What is counted for an operator. */
export interface Metrics {
  submission(form: string, outcome: string): void;
  mail(outcome: 'sent' | 'failed' | 'dead'): void;
  request(status: number, seconds: number): void;
  /** The state of the outbox is asked for when the metrics are. */
  watchOutbox(counts: () => Promise<OutboxCounts>): void;
  close(): void;
}
