import type { Browser } from '@playwright/test';

/** What one part found on one route. */
export interface Finding {
  /** Bars that are missed, each in a sentence. */
  faults: readonly string[];
  figures: Readonly<Record<string, number | string>>;
  /** It could not be looked at; the next run tries again. */
  failed?: boolean;
  /** Files beside the results, for the page with pictures. */
  pictures?: Readonly<Record<string, string>>;
  /** Milliseconds each interaction took, by its name. */
  interactions?: Readonly<Record<string, number>>;
}

export interface Audit {
  url: string;
  browser: Browser;
  /** Where the browser answers tools that bring their own client. */
  debuggingPort: number;
  /** Where pictures go. */
  folder: string;
}

export interface Part {
  name: string;
  title: string;
  bar: string;
  /** Routes looked at side by side; what is timed runs alone. */
  atOnce: number;
  run(route: string, audit: Audit): Promise<Finding>;
}
