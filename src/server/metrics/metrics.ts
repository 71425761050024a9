/** Unsent mails by state, and when the oldest waiting one was created. */
export interface OutboxCounts {
  waiting: number;
  dead: number;
  oldest: number | null;
}

/** Asked whenever the metrics are scraped. */
export interface StoreState {
  isReady: () => Promise<boolean>;
  freeBytes: () => Promise<number>;
  backups: () => Promise<BackupState>;
}

/** In milliseconds; 0 if there is none. */
export interface BackupState {
  last: number;
  /** When the newest one that has been proved was made. */
  proved: number;
  isProofGood: boolean;
  /** NaN where no copy is wanted. */
  copied: number;
}

/** What the server counts for operators. */
export interface Metrics {
  submission(form: string, outcome: string): void;
  /** A submission that was held back as spam, or only marked, and why. */
  suspicion(form: string, reason: { spam?: string | undefined; mark?: string | undefined }): void;
  mail(outcome: 'sent' | 'failed' | 'dead'): void;
  /** What the virus scanner said of an attachment. */
  scan(outcome: 'clean' | 'refused' | 'unchecked'): void;
  /** An error that a browser reported. */
  browserError(outcome: 'logged' | 'dropped'): void;
  request(status: number, seconds: number): void;
  /** Called whenever the metrics are scraped. */
  watchOutbox(counts: () => Promise<OutboxCounts>): void;
  watchStore(state: StoreState): void;
  /** Bytes that bodies may still bring, by what they bring. */
  watchRoom(left: () => Readonly<Record<string, number>>): void;
  close(): void;
}
