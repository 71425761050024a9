import type { TestPlanWords } from '../../../content/schemas/standards/testPlan.ts';
import type { Choice } from './planQuestion.ts';

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
