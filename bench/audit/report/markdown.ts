import { columns } from './columns.ts';
import type { RouteReport } from './gather.ts';
import type { Line } from './summary.ts';

const slowestShown = 25;
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** Interactions of the same name behave alike everywhere, so each is listed once, at its slowest. */
function slowest(reports: readonly RouteReport[]) {
  const byName = new Map<string, { time: number; route: string }>();
  for (const { route, interactions } of reports)
    for (const [name, time] of Object.entries(interactions))
      if (time > (byName.get(name)?.time ?? 0)) byName.set(name, { time, route });
  return [...byName].toSorted(([, a], [, b]) => b.time - a.time).slice(0, slowestShown);
}

export function markdown(lines: readonly Line[], reports: readonly RouteReport[]): string {
  const faulty = reports.filter(({ faults }) => faults.length > 0);
  const count = faulty.reduce((sum, { faults }) => sum + faults.length, 0);
  const isWhole = lines.every(({ seen, routeCount }) => seen >= routeCount);
  return [
    '# Audit',
    'Written by `npm run audit`, which starts the built site on a free port and checks every route. Screenshots and details: `.cache/audit/`. Except for links, PDFs and headers, a result of an earlier run counts if the page is byte for byte the same or, drawn on request, of the same build. Lighthouse: its own mobile and desktop settings, categories in the order Performance, Accessibility, Best Practices, SEO, Agentic Browsing; two at a time; below 100 again alone, where below 100 in Performance the median of three runs counts. INP: each control used once, when the pointer is there and the page has come to rest, with the CPU slowed down to a quarter of a quiet core of the reference machine (a busy one less), at 1440 and 390 px; two pages at a time; slower than the bar again alone, where the median of three more counts. Weights: bytes transferred after scrolling through the whole page, the larger of 390 and 1440 px at a device pixel ratio of 2.',
    `${reports.length} routes, ${count} faults${isWhole ? '' : ' so far: not every part has checked every route'}.`,
    table(
      ['Part', 'Bar', 'Routes', 'Faults', 'Largest'],
      lines.map(({ title, bar, routes, faults, worst }) => [
        title,
        bar,
        routes,
        String(faults),
        worst,
      ]),
    ),
    '## Faults',
    faulty.length === 0
      ? 'None.'
      : faulty
          .map(({ route, faults }) =>
            [
              `- \`${route}\``,
              ...faults.map((fault) => `  - \`${fault.replaceAll('`', "'")}\``),
            ].join('\n'),
          )
          .join('\n'),
    '## Routes, worst first',
    table(
      ['Route', ...Object.keys(columns)],
      reports.map((report) => [
        report.route,
        ...Object.values(columns).map((read) => read(report)),
      ]),
    ),
    '## Slowest interactions',
    table(
      ['ms', 'Interaction', 'Route'],
      slowest(reports).map(([name, { time, route }]) => [String(time), name, route]),
    ),
    '',
  ].join('\n\n');
}
