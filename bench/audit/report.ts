import type { Check, Finding } from './check.ts';

interface Checked {
  check: Check;
  found: ReadonlyMap<string, Finding>;
}

const shownFaults = 40;

/** The worst value of each of a check's figures, with its route. */
function worst({ check, found }: Checked): string {
  return Object.entries(check.worse)
    .flatMap(([name, worse]) => {
      const values = [...found].flatMap(([route, { figures }]) => {
        const value = figures[name];
        return value === undefined ? [] : [{ route, value }];
      });
      if (values.length === 0) return [];
      const value = worse(...values.map((one) => one.value));
      const route = values.find((one) => one.value === value)?.route;
      return [value === 0 ? `${name} 0` : `${name} ${value} (${route})`];
    })
    .join('; ');
}

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** A line per check, and the faults. */
export function report(all: readonly Checked[], routeCount: number): string {
  const faults = all.flatMap(({ check, found }) =>
    [...found].flatMap(([route, { faults: of }]) =>
      of.map(
        (fault) => `- \`${route}\` ${check.name}: ${fault.replaceAll('`', "'").slice(0, 200)}`,
      ),
    ),
  );
  const lines = all.map(({ check, found }) => {
    const count = [...found.values()].reduce((sum, finding) => sum + finding.faults.length, 0);
    const routes = `${found.size} of ${routeCount}`;
    return row([check.title, check.bar, routes, String(count), worst({ check, found })]);
  });
  const left = faults.length - shownFaults;
  return `# Audit

Written by \`npm run audit\`, ${new Date().toISOString().slice(0, 10)}. All findings: \`.cache/audit/\`.

${row(['Check', 'Bar', 'Routes', 'Faults', 'Worst'])}
${row(['---', '---', '---', '---', '---'])}
${lines.join('\n')}

## Faults

${faults.slice(0, shownFaults).join('\n') || 'None.'}${left > 0 ? `\n- and ${left} more` : ''}
`;
}
