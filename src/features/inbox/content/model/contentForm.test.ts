import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentValue, openContent, printDocument } from './contentDocument.ts';
import { type FieldSchema, inside, isRecord, type Path, resolved, schemaOf } from './formSchema.ts';
import { mergeContent } from './mergeContent.ts';
import { applyForm, entryButton, fieldName } from './readFields.ts';
import { wordDifference } from './wordDifference.ts';

const textOf = (file: string) => readFileSync(`src/content/${file}`, 'utf8');
const files = globSync('src/content/**/*.{yaml,md}').map((path) =>
  path.slice('src/content/'.length),
);

function open(file: string, text = textOf(file)) {
  const document = openContent(file, text);
  const schema = schemaOf(file);
  if (!document || !schema) throw new Error(`${file} has no form`);
  return { document, schema };
}

/** What a browser sends of the form that is drawn for a value. */
function fieldsOf(schema: FieldSchema, value: unknown, path: Path = []): [string, string][] {
  const own = resolved(schema, value);
  if (Array.isArray(value))
    return value.flatMap((entry, index) =>
      fieldsOf(inside(own, value, index).schema, entry, [...path, index]),
    );
  if (isRecord(value))
    return Object.keys({ ...own.properties, ...value }).flatMap((key) =>
      fieldsOf(inside(own, value, key).schema, value[key], [...path, key]),
    );
  if (own.const !== undefined || own.type === 'object' || own.type === 'array') return [];
  const text = value === undefined || value === null ? '' : String(value).trim();
  return [[fieldName(path), text.replace(/\n/g, '\r\n')]];
}

function send(file: string, changes: Record<string, string>, text = textOf(file)): string {
  const { document, schema } = open(file, text);
  const form = new FormData();
  for (const [name, value] of fieldsOf(schema, contentValue(document))) form.append(name, value);
  if (document.body !== undefined) form.append('body', document.body.trim());
  for (const [name, value] of Object.entries(changes)) form.set(name, value);
  applyForm(document, schema, form);
  return printDocument(document);
}

const linesOf = (before: string, after: string) =>
  after.split('\n').filter((line) => !before.split('\n').includes(line));

test('a form that is sent as it was drawn changes no byte of any file', () => {
  const changed = files.filter((file) => send(file, {}) !== textOf(file));
  expect(changed).toEqual([]);
});

test('a changed figure is one changed line, with its comments where they were', () => {
  const file = 'instruments/impulse-voltage.yaml';
  const before = textOf(file);
  const after = send(file, { [fieldName(['products', 9, 'waves', 0, 'maxVolts'])]: '91000' });
  expect(linesOf(before, after)).toEqual([expect.stringMatching(/wave: 1-2-50, maxVolts: 91000,/)]);
});

test('what cannot be read and what is missing stays a draft', () => {
  const file = 'jobs/hr-intern.yaml';
  const after = send(file, { [fieldName(['stipend', 'min'])]: 'much', [fieldName(['title'])]: '' });
  expect(contentValue(open(file, after).document)).toMatchObject({
    ...{ title: '', stipend: { min: 'much', max: 10_000 } },
  });
});

test('entries are added, moved, copied and removed by buttons', () => {
  const file = 'customers.yaml';
  const names = (text: string) =>
    (contentValue(open(file, text).document) as { name: string }[]).map(({ name }) => name);
  const before = names(textOf(file));
  const press = (...button: Parameters<typeof entryButton>) =>
    names(send(file, { do: entryButton(...button) }));
  const [first = '', second = '', ...rest] = before;
  expect(press('down', [0])).toEqual([second, first, ...rest]);
  expect(press('up', [1])).toEqual([second, first, ...rest]);
  expect(press('copy', [0])).toEqual([first, first, second, ...rest]);
  expect(press('remove', [1])).toEqual([first, ...rest]);
  expect(press('add', [])).toEqual([...before, '']);
});

test('an optional group is added with its place in the file, and removed again', () => {
  const file = 'pages/careers.yaml';
  const added = send(file, { do: entryButton('add', ['next']) });
  const removed = send(file, { do: entryButton('remove', ['next']) }, added);
  expect(added).toContain('next:');
  expect(removed).not.toContain('next:');
});

test('of two changes to different fields both stand; of two to one field both are told', () => {
  const file = 'jobs/hr-intern.yaml';
  const base = textOf(file);
  const ours = send(file, { [fieldName(['location'])]: 'Mumbai' });
  const theirs = send(file, { [fieldName(['title'])]: 'People Intern' }).replace(
    'location:',
    '# Asked by HR.\nlocation:',
  );
  const both = mergeContent(file, { base, ours, theirs });
  expect(both.conflicts).toEqual([]);
  expect(contentValue(open(file, both.text).document)).toMatchObject({
    ...{ title: 'People Intern', location: 'Mumbai' },
  });
  expect(both.text).toContain('# Asked by HR.');
  const other = send(file, { [fieldName(['location'])]: 'Delhi' });
  expect(mergeContent(file, { base, ours, theirs: other })).toEqual({
    text: ours,
    conflicts: [{ path: ['location'], ours: 'Mumbai', theirs: 'Delhi' }],
  });
});

test('a difference names the words that changed', () => {
  expect(wordDifference('The job pays 5000 rupees.', 'The job pays 6000 rupees a month.')).toEqual([
    { change: 'same', text: 'The job pays ' },
    { change: 'removed', text: '5000' },
    { change: 'added', text: '6000' },
    { change: 'same', text: ' rupees' },
    { change: 'added', text: ' a month' },
    { change: 'same', text: '.' },
  ]);
});
