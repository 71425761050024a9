import type { Browser } from '@playwright/test';

/** What a check found on one route. */
export interface Finding {
  /** Missed bars, one sentence each. */
  faults: readonly string[];
  figures: Readonly<Record<string, number>>;
}

export interface Site {
  url: string;
  browser: Browser;
}

export interface Check {
  name: string;
  title: string;
  bar: string;
  /** Number of routes checked at once. */
  concurrency: number;
  /** Measures time: what misses its bar is measured again alone, for load can only cost time. */
  isTimed?: boolean;
  /** For each figure, which of two is worse. */
  worse: Readonly<Record<string, (...values: number[]) => number>>;
  run(route: string, site: Site): Promise<Finding>;
}
