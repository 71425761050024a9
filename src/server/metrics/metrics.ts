/** Unsent mails by state, and when the oldest waiting one was created. */
export interface OutboxCounts {
  waiting: number;
  dead: number;
  oldest: number | null;
}

/** What the server counts for operators. */
export interface Metrics {
  submission(form: string, outcome: string): void;
  mail(outcome: 'sent' | 'failed' | 'dead'): void;
  request(status: number, seconds: number): void;
  /** Called whenever the metrics are scraped. */
  watchOutbox(counts: () => Promise<OutboxCounts>): void;
  close(): void;
}
