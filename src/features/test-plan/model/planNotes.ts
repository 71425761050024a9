import { type Port, portNames } from '../../../content/schemas/standards/requirements.ts';
import type { TestPlanWords } from '../../../content/schemas/standards/testPlan.ts';
import type { PlanLine } from './planLines.ts';
import type { PlanQuestion } from './planQuestion.ts';

/** A sentence on the plan that belongs to no single test. */
export interface PlanNote {
  /** The standard it comes from; empty where it is about all that were chosen. */
  standard: string;
  /** Names of the ports in question. */
  ports: readonly string[];
  text: string;
}

/** What the lines of a plan do not say: ports without a test, and notes of the standards. */
export function planNotes(
  { standards, ports, allPorts }: Pick<PlanQuestion, 'standards' | 'ports' | 'allPorts'>,
  lines: readonly PlanLine[],
  { noTests, ...words }: Pick<TestPlanWords['result'], 'noTests' | 'allPorts'>,
): PlanNote[] {
  if (lines.length === 0) return [];
  const isAsked = (port: Port) =>
    standards.some(({ choice, environment }) =>
      choice.rows.some(
        (row) => row.port === port && (row.environments?.includes(environment) ?? true),
      ),
    );
  const empty = ports.filter((port) => !isAsked(port)).map((port) => portNames[port]);
  const ofStandards = standards.flatMap(({ choice: { id, notes = [] } }) =>
    notes
      .map(({ port, text }) => ({ standard: id, ports: port ? [portNames[port]] : [], text }))
      .filter((note) =>
        lines.some(
          (line) => line.standard === id && note.ports.every((name) => name === line.port),
        ),
      ),
  );
  return [
    ...(allPorts ? [{ standard: '', ports: [], text: words.allPorts }] : []),
    ...(empty.length > 0
      ? [{ standard: '', ports: empty, text: `${noTests} ${empty.join(', ')}.` }]
      : []),
    ...ofStandards,
  ];
}
