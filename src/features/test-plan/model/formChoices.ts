import type { TestPlanWords } from '../../../content/schemas/standards/testPlan.ts';
import type { Choice } from './planQuestion.ts';

/** The environments to choose from, each once: those of the chosen standards, else of all. */
export function environmentOptions(choices: readonly Choice[], chosen: readonly string[]) {
  const offered = choices.filter(
    ({ slug, environments }) =>
      environments.length > 1 && (chosen.length === 0 || chosen.includes(slug)),
  );
  const entries = offered.flatMap(({ id, environments }) =>
    environments.map((environment) => ({ standard: id, ...environment })),
  );
  return [...Map.groupBy(entries, ({ id }) => id)].map(([value, same]) => ({
    value,
    // The shortest name fits all standards that share the environment.
    label: same.map(({ name }) => name).toSorted((a, b) => a.length - b.length)[0] ?? value,
    note: same.map(({ standard }) => standard).join(', '),
  }));
}

type Group = TestPlanWords['form']['standards']['groups'][number];
type Standard = Choice & { kind: string; edition?: string | undefined };

/** The standards of the form under their headings. */
export function standardGroups(choices: readonly Standard[], groups: readonly Group[]) {
  const groupOf = ({ id, kind }: Standard) =>
    groups.find(({ beginnings }) => beginnings.some((text) => id.startsWith(text))) ??
    groups.find(({ kinds }) => kinds.includes(kind));
  return groups.map((group) => ({
    title: group.title,
    options: choices
      .filter((choice) => groupOf(choice) === group)
      .map(({ slug, id, edition }) => ({ value: slug, label: id, note: edition })),
  }));
}
