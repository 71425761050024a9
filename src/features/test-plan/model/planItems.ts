import type { PlanLine } from './planLines.ts';

export interface PlanItem {
  slug: string;
  name: string;
  path: string;
  order: string;
  /** What it is for, each test once. */
  tests: string[];
}

/** Everything a plan needs, each once: instruments first, then accessories. */
export function planItems(lines: readonly PlanLine[]): PlanItem[] {
  const items = new Map<string, PlanItem>();
  for (const parts of ['instruments', 'accessories'] as const)
    for (const line of lines)
      for (const part of parts === 'instruments'
        ? [line.generator, line.network]
        : [...line.coupling, ...line.accessories]) {
        if (!part) continue;
        const item = items.get(part.slug) ?? { ...part, tests: [] };
        if (!item.tests.includes(line.basic)) item.tests.push(line.basic);
        items.set(part.slug, item);
      }
  return [...items.values()];
}
