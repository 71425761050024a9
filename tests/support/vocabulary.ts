import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface SchemaType {
  parents: readonly string[];
  /** Allowed types by property name. */
  properties: ReadonlyMap<string, readonly string[]>;
}

export interface Vocabulary {
  has(type: string): boolean;
  /** The types allowed for a property; undefined if the type has no such property. */
  rangeOf(type: string, property: string): readonly string[] | undefined;
  isKindOf(type: string, ancestor: string): boolean;
  /** Members of an enumeration, as short names and as URLs. */
  membersOf(type: string): readonly string[];
}

const base = /^interface (\w+)Base extends ([^{]+)\{([\s\S]*?)^\}/gm;
const property = /^ {4}"([^"]+)"\?: SchemaValue<([\s\S]*?), "/gm;
const alias = /^export type (\w+)(?:<[^=]*>)? = ([^;]+);/gm;

/** The schema.org vocabulary, read from the type declarations in schema-dts. */
export function readVocabulary(): Vocabulary {
  const require = createRequire(import.meta.url);
  const file = require.resolve('schema-dts').replace(/\.js$/, '.d.ts');
  const source = readFileSync(file, 'utf8');

  const types = new Map<string, SchemaType>();
  for (const [, name = '', parents = '', body = ''] of source.matchAll(base))
    types.set(name, {
      parents: [...parents.matchAll(/(\w+)Base\b/g)].map(([, parent = '']) => parent),
      properties: new Map(
        [...body.matchAll(property)].map(([, key = '', range = '']) => [
          key,
          range.split('|').map((type) => type.trim()),
        ]),
      ),
    });

  const members = new Map<string, string[]>();
  const subtypes = new Map<string, string[]>();
  for (const [, name = '', definition = ''] of source.matchAll(alias)) {
    const parts = definition.split('|').map((part) => part.trim());
    members.set(
      name,
      parts.flatMap((part) => /^"(.+)"$/.exec(part)?.[1] ?? []),
    );
    subtypes.set(
      name,
      parts.filter((part) => /^[A-Z]\w+$/.test(part) && part !== `${name}Leaf`),
    );
  }
  // Types without properties of their own are not extended by their subtypes, only listed with them.
  for (const [name, children] of subtypes)
    for (const child of children) {
      const { parents, properties } = types.get(child) ?? { parents: [], properties: new Map() };
      types.set(child, { parents: [...parents, name], properties });
    }

  const kinds = (type: string): string[] => [
    type,
    ...(types.get(type)?.parents.flatMap(kinds) ?? []),
  ];
  return {
    has: (type) => types.has(type),
    rangeOf: (type, key) =>
      kinds(type)
        .map((kind) => types.get(kind)?.properties.get(key))
        .find(Boolean),
    isKindOf: (type, ancestor) => kinds(type).includes(ancestor),
    membersOf: (type) => members.get(type) ?? [],
  };
}
