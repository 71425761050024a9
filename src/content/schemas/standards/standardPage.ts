import { z } from 'zod';

const text = z.string().trim().min(1);

/** The words of a standard's page. In some, [standard] stands for its id. */
export const standardPageWords = z.strictObject({
  edition: text,
  noEdition: text,
  current: text,
  source: text,
  sure: text,
  changed: text,
  owned: text,
  unknown: text,
  kind: text,
  for: text,
  sameAs: text,
  kinds: z.record(text, text),
  levels: text,
  facts: text,
  toConfirm: text,
  requirements: text,
  requirementsLead: text,
  columns: z.array(text).length(5),
  allEnvironments: text,
  plan: text,
  elsewhere: text,
  calls: text,
  calledBy: text,
  waveforms: text,
  setup: text,
  instruments: text,
  accessories: text,
  articles: text,
  notMade: text,
  noNear: text,
  near: text,
  viaCalls: text,
  /** Headings of the instruments, by role, in their order. */
  roles: z.record(text, text),
});

export type StandardPageWords = z.infer<typeof standardPageWords>;
