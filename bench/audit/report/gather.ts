import type { Finding } from '../part.ts';
import { parts } from '../parts.ts';
import type { Store } from '../store.ts';

export interface RouteReport {
  route: string;
  faults: readonly string[];
  figures: Finding['figures'];
  pictures: Readonly<Record<string, string>>;
  interactions: Readonly<Record<string, number>>;
}

const score = ({ figures }: RouteReport) =>
  Math.min(
    100,
    ...Object.entries(figures)
      .filter(([name]) => /^(mobile|desktop) [A-Z]/.test(name) && !name.includes('LCP'))
      .map(([, value]) => Number(value)),
  );
const figure = (report: RouteReport, name: string) => Number(report.figures[name] ?? 0);

/** All findings by route, worst first. */
export function gather(store: Store, routes: readonly string[]): readonly RouteReport[] {
  const found = parts.map((part) => ({ name: part.name, findings: store.all(part) }));
  const reports = routes.map((route): RouteReport => {
    const of = found.flatMap(({ name, findings }) => {
      const finding = findings.get(route);
      return finding ? [{ name, ...finding }] : [];
    });
    return {
      route,
      faults: of.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
      figures: Object.assign({}, ...of.map(({ figures }) => figures)),
      pictures: Object.assign({}, ...of.map(({ pictures }) => pictures)),
      interactions: Object.assign({}, ...of.map(({ interactions }) => interactions)),
    };
  });
  return reports.toSorted(
    (a, b) =>
      b.faults.length - a.faults.length ||
      score(a) - score(b) ||
      figure(b, 'INP ms') - figure(a, 'INP ms') ||
      figure(b, 'JavaScript kB') - figure(a, 'JavaScript kB') ||
      figure(b, 'pictures kB') - figure(a, 'pictures kB'),
  );
}
