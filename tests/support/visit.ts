import type { Page } from '@playwright/test';

/** What a visitor has before them after doing something. */
interface State {
  readonly name: string;
  readonly act?: (page: Page) => Promise<unknown>;
  /** Where it shows; the rest of the page was checked as it loaded. */
  readonly part?: string;
}

/** A page, and the states it is brought into one after the other. */
export interface Visit {
  readonly path: string;
  readonly states: readonly State[];
  /** Only where one of the two cannot show them. */
  readonly widths?: readonly number[];
}
