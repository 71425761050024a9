import { readVocabulary } from './vocabulary.ts';

const vocabulary = readVocabulary();

const textTypes = ['Text', 'URL', 'Date', 'DateTime', 'Time', 'Duration', 'Number', 'Boolean'];
const plain: Record<string, RegExp> = {
  URL: /^https?:\/\/\S+$/,
  Date: /^\d{4}(-\d\d(-\d\d)?)?$/,
  DateTime: /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)?$/,
  Time: /^\d\d:\d\d(:\d\d)?/,
  Duration: /^P/,
  Number: /^-?\d+(\.\d+)?$/,
};

function fits(value: unknown, range: readonly string[]): boolean {
  if (typeof value === 'boolean') return range.includes('Boolean');
  if (typeof value === 'number')
    return range.some((type) => ['Number', 'Integer', 'Float', 'Text'].includes(type));
  if (typeof value !== 'string') return false;
  if (range.includes('Text')) return value.trim() !== '';
  return range.some(
    (type) =>
      (textTypes.includes(type) && (plain[type]?.test(value) ?? true)) ||
      vocabulary.membersOf(type).includes(value) ||
      // A URL may stand in for the thing it identifies.
      (vocabulary.has(type) && /^https?:\/\//.test(value)),
  );
}

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function problemsOf(node: Node, place: string): string[] {
  const names = listOf(node['@type']).map(String);
  if (!('@type' in node)) return '@id' in node ? [] : [`${place} has no type`];
  const unknown = names.filter((name) => !vocabulary.has(name));
  if (unknown.length > 0) return [`${place}: no type ${unknown.join(', ')}`];
  return Object.entries(node)
    .filter(([key]) => !key.startsWith('@'))
    .flatMap(([key, value]) => {
      const here = `${place} › ${key}`;
      // Input annotations of actions, such as query-input, are not properties.
      if (/-(input|output)$/.test(key)) return [];
      const ranges = names.map((name) => vocabulary.rangeOf(name, key)).filter(Boolean);
      const range = ranges.flatMap((types) => types ?? []);
      if (ranges.length === 0) return [`${here} is no property of ${names.join(', ')}`];
      return listOf(value).flatMap((item) => {
        if (!isNode(item))
          return fits(item, range)
            ? []
            : [`${here}: ${JSON.stringify(item)} is no ${range.join(', ')}`];
        const kinds = listOf(item['@type'] ?? []).map(String);
        const allowed =
          kinds.length === 0 ||
          kinds.some((kind) => range.some((type) => vocabulary.isKindOf(kind, type)));
        const wrong = allowed ? [] : [`${here}: ${kinds.join(', ')} is no ${range.join(', ')}`];
        return [...wrong, ...problemsOf(item, here)];
      });
    });
}

/** Ids that are referenced but not defined on the page. */
function unresolved(nodes: readonly Node[]): string[] {
  const defined = new Set<unknown>();
  const used = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    if ('@id' in value) ('@type' in value ? defined : used).add(value['@id']);
    Object.values(value).forEach(visit);
  };
  nodes.forEach(visit);
  return [...used].filter((id) => !defined.has(id)).map((id) => `nothing has the id ${id}`);
}

/** Unknown types, unknown properties and invalid values in a page's structured data. */
export function schemaProblems(html: string): { problems: readonly string[]; types: string[] } {
  const scripts = [
    ...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g),
  ];
  const documents: unknown[] = scripts.map(([, text = '']) => JSON.parse(text));
  const nodes = documents.flatMap((document) =>
    isNode(document) && '@graph' in document ? listOf(document['@graph']) : [document],
  );
  const good = nodes.filter(isNode);
  const types = good.flatMap((node) => listOf(node['@type']).map(String));
  const problems = good.flatMap((node) => problemsOf(node, listOf(node['@type']).join()));
  return { problems: [...problems, ...unresolved(good)], types };
}
