import type { TestPlanWords } from '../../../content/schemas/standards/testPlan.ts';
import { clauseOf, type PlanLine } from './planLines.ts';
import type { PlanQuestion } from './planQuestion.ts';

type Line = Pick<PlanLine, 'standard' | 'clause' | 'kind' | 'phenomenon'>;

/** How each clause fares; one of its tests that is done counts for it. */
function outcomes(lines: readonly Line[]) {
  const clauses = [...Map.groupBy(lines, ({ clause }) => clause)];
  const of = (wanted: (kinds: readonly PlanLine['kind'][]) => boolean) =>
    clauses.filter(([, some]) => wanted(some.map(({ kind }) => kind)));
  const isMissing = (kind: PlanLine['kind']) => kind === 'not-made' || kind === 'unknown';
  return {
    covered: of((kinds) => !kinds.every(isMissing)),
    notMade: of((kinds) => kinds.every(isMissing) && kinds.includes('not-made')),
    unknown: of((kinds) => kinds.every((kind) => kind === 'unknown')),
  };
}

/**
 * For each standard, how much of it the plan covers: "ISO 16750-2: 10 of 17 clauses covered …", and
 * what it leaves out. Where the number of clauses is not known, it says so instead.
 */
export function planCoverage(
  standards: PlanQuestion['standards'],
  lines: readonly Line[],
  words: TestPlanWords['result']['coverage'],
): string[] {
  return standards.map(({ choice: { id, rows, clauses } }) => {
    const { covered, notMade, unknown } = outcomes(lines.filter(({ standard }) => standard === id));
    const total = clauses && `${clauses.total} clauses`;
    const head = (total ? words.of.replace('[total]', total) : words.tests)
      .replace('[standard]', id)
      .replace('[covered]', `${covered.length}`);
    const asked = covered.length + notMade.length + unknown.length;
    const elsewhere = (clauses?.total ?? new Set(rows.map(clauseOf)).size) - asked;
    const named = [...notMade, ...unknown].map(([clause, [line]]) =>
      clauses && line ? `${clause} ${line.phenomenon.toLowerCase()}` : clause,
    );
    return [
      [
        head,
        ...(notMade.length > 0 ? [`${notMade.length} not made here`] : []),
        ...(unknown.length > 0 ? [`${unknown.length} with a level not known to us`] : []),
        ...(elsewhere > 0 ? [`${elsewhere} ${words.otherPorts}`] : []),
      ].join(', '),
      ...(total && clauses
        ? [`(${clauses.counted}; source: ${clauses.source}).`]
        : [`. ${words.noTotal}.`]),
      ...(named.length > 0 ? [` ${words.missing}: ${named.join('; ')}.`] : []),
    ]
      .join(' ')
      .replaceAll(' .', '.')
      .replaceAll('  ', ' ');
  });
}
