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
