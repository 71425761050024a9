import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Document, type Node, parse, visit } from 'yaml';
import { parseYaml, printContent, printYaml } from '../../src/content/yamlForm.ts';
import { repoFiles } from '../support/repoFiles.ts';

const files = repoFiles
  .filter((path) => /^src\/content\/.*\.(yaml|md)$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const yaml = files.filter(({ path }) => path.endsWith('.yaml'));

test('content is printed in one form: npm run format', () => {
  const others = files.filter(({ path, text }) => printContent(path, text) !== text);
  expect(others.map(({ path }) => path)).toEqual([]);
});

const ofValue = (value: unknown) => printYaml(parseYaml(JSON.stringify(value)));

function withoutComments(text: string): Document {
  const document = parseYaml(text);
  const bare = (node: Node) => {
    for (const what of ['comment', 'commentBefore', 'spaceBefore'] as const) delete node[what];
  };
  bare(document as unknown as Node);
  visit(document, { Node: (_, node) => bare(node) });
  return document;
}

test('how a value was written before makes no difference', () => {
  for (const { path, text } of yaml.filter(({ text }) => text.length < 20_000))
    expect(printYaml(withoutComments(text)), path).toBe(ofValue(parse(text)));
});

type Path = readonly (string | number)[];

const textsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'string'
    ? [path]
    : Object.entries(value && typeof value === 'object' ? value : {}).flatMap(([key, entry]) =>
        textsIn(entry, [...path, key]),
      );

test('a changed field changes nothing else, and goes back byte for byte', () => {
  const words = `Changed: "so" long ${'that it takes a second line '.repeat(5)}of its own.`;
  for (const { path, text } of yaml.filter((_, index) => index % 10 === 0)) {
    const places = textsIn(parse(text));
    for (const place of [places[0], places[Math.floor(places.length / 2)], places.at(-1)]) {
      const document = parseYaml(text);
      const before = document.getIn(place ?? []);
      document.setIn(place ?? [], words);
      const expected = parseYaml(text);
      const changed = parseYaml(printYaml(document));
      expect(changed.getIn(place ?? []), path).toBe(words);
      changed.setIn(place ?? [], before);
      expect(changed.toJS()).toEqual(expected.toJS());
      expect(printYaml(changed), `${path}: ${place}`).toBe(text);
    }
  }
});

test('every text is read as it was printed', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.lorem({ maxCount: 60 }),
  );
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof({ maxDepth: 4 }, texts, fc.integer(), fc.boolean(), tie('list'), tie('map')),
    list: fc.array(tie('json'), { maxLength: 4 }),
    map: fc.dictionary(fc.string({ maxLength: 12 }), tie('json'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  }));
  fc.assert(
    fc.property(json, (value) => {
      const printed = ofValue(value);
      expect(parse(printed)).toEqual(value);
      expect(printYaml(parseYaml(printed))).toBe(printed);
    }),
  );
});
