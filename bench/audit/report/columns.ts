import type { RouteReport } from './gather.ts';

const scores = (device: string) => (report: RouteReport) =>
  ['Performance', 'Accessibility', 'Best Practices', 'SEO', 'Agentic Browsing']
    .map((category) => report.figures[`${device} ${category}`] ?? '–')
    .join(' ');
const value = (name: string) => (report: RouteReport) => String(report.figures[name] ?? '–');

/** Columns of the route table in both reports. */
export const columns: Readonly<Record<string, (report: RouteReport) => string>> = {
  Faults: ({ faults }) => String(faults.length),
  'Lighthouse mobile': scores('mobile'),
  desktop: scores('desktop'),
  'LCP s': value('mobile LCP s'),
  axe: value('axe findings'),
  'HTML errors': value('HTML errors'),
  'INP ms': value('INP ms'),
  'CLS load': value('CLS load'),
  'CLS use': value('CLS use'),
  Observatory: value('Observatory'),
  'HTML kB': value('HTML kB'),
  'CSS kB': value('CSS kB'),
  'JS kB': value('JavaScript kB'),
  'Fonts kB': value('fonts kB'),
  'Pictures kB': value('pictures kB'),
};
