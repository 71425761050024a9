import type { Browser } from '@playwright/test';

/** What one part found on one route. */
export interface Finding {
  /** Missed bars, one sentence each. */
  faults: readonly string[];
  figures: Readonly<Record<string, number | string>>;
  /** The route could not be checked; the next run tries again. */
  failed?: boolean;
  /**
   * A timing missed its bar while another route was checked. The route is checked again alone, and only
   * that result counts: load can cost time but not save any.
   */
  again?: boolean;
  /** Screenshots saved beside the results, for the HTML report. */
  pictures?: Readonly<Record<string, string>>;
  /** Milliseconds by name of the interaction. */
  interactions?: Readonly<Record<string, number>>;
}

export interface Audit {
  url: string;
  browser: Browser;
  /** Where screenshots are saved. */
  folder: string;
  /** Whether no other route is checked meanwhile. */
  alone: boolean;
}

export interface Part {
  name: string;
  title: string;
  bar: string;
  /** Number of routes checked in parallel. */
  concurrency: number;
  /** What has to change before a route is checked again. */
  dependsOn: 'page' | 'build';
  /** Runs after the last route. */
  close?(): Promise<void>;
  run(route: string, audit: Audit): Promise<Finding>;
}
