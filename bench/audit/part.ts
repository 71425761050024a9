import type { Browser } from '@playwright/test';

/** What one part found on one route. */
export interface Finding {
  /** Missed bars, one sentence each. */
  faults: readonly string[];
  figures: Readonly<Record<string, number | string>>;
  /** The route could not be checked; the next run tries again. */
  failed?: boolean;
  /** Screenshots saved beside the results, for the HTML report. */
  pictures?: Readonly<Record<string, string>>;
  /** Milliseconds by name of the interaction. */
  interactions?: Readonly<Record<string, number>>;
}

export interface Audit {
  url: string;
  browser: Browser;
  /** For tools with their own browser client. */
  debuggingPort: number;
  /** Where screenshots are saved. */
  folder: string;
}

export interface Part {
  name: string;
  title: string;
  bar: string;
  /** Number of routes checked in parallel; 1 for anything timed. */
  concurrency: number;
  run(route: string, audit: Audit): Promise<Finding>;
}
