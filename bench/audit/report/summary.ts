import { parts } from '../parts.ts';
import type { Store } from '../store.ts';

export interface Line {
  title: string;
  bar: string;
  routes: string;
  seen: number;
  routeCount: number;
  faults: number;
  worst: string;
}

const shown: Record<string, readonly string[]> = {
  weights: ['CLS load', 'HTML kB', 'CSS kB', 'JavaScript kB', 'fonts kB', 'pictures kB'],
  use: ['INP ms', 'CLS use'],
};

/** One line per part: routes checked, faults found, and its largest figures. */
export function summary(store: Store, routeCount: number): readonly Line[] {
  return parts.map((part) => {
    const { name, title, bar } = part;
    const findings = [...store.all(part).values()];
    const worst = (shown[name] ?? []).map((figure) => {
      const values = findings.map(({ figures }) => Number(figures[figure] ?? 0));
      return `${figure} ${Math.max(0, ...values)}`;
    });
    return {
      title,
      bar,
      routes: `${findings.length} of ${routeCount}`,
      seen: findings.length,
      routeCount,
      faults: findings.reduce((sum, { faults }) => sum + faults.length, 0),
      worst: worst.join(', '),
    };
  });
}
