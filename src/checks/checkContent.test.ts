import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkContent, compareWithSpecification } from './checkContent.ts';
import { contentFiles } from './contentFiles.ts';
import { sentence } from './finding.ts';

const shipped = contentFiles();

interface Wrong {
  file: string;
  from: string;
  to: string;
  says: string;
}

function changed(changes: readonly Omit<Wrong, 'says'>[]) {
  const texts = new Map(shipped.texts);
  for (const { file, from, to } of changes) {
    expect(texts.get(file), file).toContain(from);
    texts.set(file, texts.get(file)?.replace(from, to) ?? '');
  }
  return { ...shipped, texts };
}

test('the content has no fault', () => {
  expect(checkContent(shipped).map(sentence)).toEqual([]);
});

test('the content is what the specification fixes', () => {
  expect(compareWithSpecification(shipped).map(sentence)).toEqual([]);
});

const groups: Record<string, Wrong[]> = parse(
  readFileSync(`${import.meta.dirname}/wrongContent.yaml`, 'utf8'),
);

/** One change of each file at a time: the first ones, the second ones … */
function rounds(group: readonly Wrong[]): Wrong[][] {
  const files = [...Map.groupBy(group, ({ file }) => file).values()];
  const most = Math.max(...files.map(({ length }) => length));
  return Array.from({ length: most }, (_, round) =>
    files.flatMap((changes) => changes[round] ?? []),
  );
}

describe.each(Object.entries(groups))('%s content', (_, group) => {
  test.each(rounds(group).map((changes, round) => [round + 1, changes] as const))(
    'is found, change %i of each file',
    (_, changes) => {
      const said = checkContent(changed(changes)).map(sentence);
      for (const { says } of changes) expect(said).toContain(says);
    },
  );
});

test('a finding names file, field and value', () => {
  const [change] = groups.contradictory ?? [];
  const [finding] = checkContent(changed(change ? [change] : []));
  expect(finding).toEqual({
    file: 'instruments/impulse-voltage.yaml',
    path: ['products', 9, 'name'],
    field: 'products › IVG 100-2600 › name',
    value: 'IVG 100-2600',
    reason: 'With 100 kV and 2500 J its numbers must be 100-2500.',
  });
});

test('a departure from the specification is no fault', () => {
  const job = { file: 'jobs/hr-intern.yaml', from: 'title: HR Intern', to: 'title: People Intern' };
  const renamed = changed([job]);
  expect(checkContent(renamed)).toEqual([]);
  expect(compareWithSpecification(renamed).map(sentence)).toEqual([
    'src/content/jobs/hr-intern.yaml. The specification fixes job 1: HR Intern, Internship.',
  ]);
});
