import {
  portNames,
  type Requirement,
  type Requirements,
} from '../../../content/schemas/standards/requirements.ts';

/** "DC supply, 12 V", "Signal and control, lines longer than 3 m" */
export function requirementPlace({ port, vehicle, condition }: Requirement): string {
  return [portNames[port], vehicle && `${vehicle} V`, condition].filter(Boolean).join(', ');
}

/**
 * The rows of each test in the order of the environments, where those are levels of the same tests;
 * undefined where they call for different ones. Rows of all environments are not among them.
 */
export function levelsByTest({
  environments,
  rows,
}: Requirements): readonly (readonly Requirement[])[] | undefined {
  const own = rows.filter((row) => row.environments);
  const tests = Map.groupBy(own, (row) => `${requirementPlace(row)} ${row.phenomenon}`);
  const byTest = [...tests.values()].map((some) =>
    environments.flatMap(({ id }) => some.filter((row) => row.environments?.includes(id))),
  );
  const areLevels = byTest.every(
    (some) =>
      some.length === environments.length &&
      new Set(some).size === some.length &&
      some.every(({ criterion }) => criterion === undefined),
  );
  return environments.length > 1 && byTest.length > 0 && areLevels ? byTest : undefined;
}
