import { matchesGlob } from 'node:path';
import { z } from 'zod';
import { type Kind, kinds } from '../../../../content/kinds.ts';

/** The way to a field of a file. */
export type Path = readonly (string | number)[];

/** What a form needs to know of a field, from the schema that also checks it. */
export interface FieldSchema {
  type?: string;
  title?: string;
  description?: string;
  properties?: Readonly<Record<string, FieldSchema>>;
  required?: readonly string[];
  items?: FieldSchema;
  prefixItems?: readonly FieldSchema[];
  additionalProperties?: FieldSchema | boolean;
  enum?: readonly (string | number)[];
  const?: string | number | boolean;
  oneOf?: readonly FieldSchema[];
  anyOf?: readonly FieldSchema[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

const kindOf = (file: string) =>
  (Object.entries(kinds) as [string, Kind][]).find(([, { pattern }]) => matchesGlob(file, pattern));

const schemas = new Map<string, FieldSchema>();

/** Of a whole file; undefined for one that no page reads. */
export function schemaOf(file: string): FieldSchema | undefined {
  const found = kindOf(file);
  if (!found) return undefined;
  const [name, kind] = found;
  let schema = schemas.get(name);
  if (!schema) {
    const options = { io: 'input', unrepresentable: 'any' } as const;
    const entry = z.toJSONSchema(kind.schema, options) as FieldSchema;
    const { id: _, ...properties } = entry.properties ?? {};
    const required = (entry.required ?? []).filter((key) => key !== 'id' || kind.key === 'id');
    // In a list, a field of each entry is its id as well.
    const own = kind.key === 'id' ? entry : { ...entry, properties, required };
    schema = kind.key === undefined ? entry : { type: 'array', items: own };
    schemas.set(name, schema);
  }
  return schema;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The word that tells which of several forms an entry has: "Internship", "render". */
export function branchName(branch: FieldSchema): string {
  const fixed = Object.values(branch.properties ?? {}).find((one) => one.const !== undefined);
  return String(fixed?.const ?? branch.title ?? branch.type ?? 'other');
}

const fits = (schema: FieldSchema, value: unknown): boolean =>
  isRecord(value)
    ? schema.type === 'object' &&
      Object.entries(schema.properties ?? {}).every(
        ([key, field]) => field.const === undefined || field.const === value[key],
      ) &&
      (schema.required ?? []).every((key) => key in value)
    : Array.isArray(value)
      ? schema.type === 'array'
      : schema.type === typeof value || (schema.type === 'integer' && typeof value === 'number');

/** Of several forms, the one that a value has. */
export function resolved(schema: FieldSchema, value: unknown): FieldSchema {
  const branches = schema.oneOf ?? schema.anyOf;
  if (!branches) return schema;
  const found = branches.find((branch) => fits(branch, value)) ?? branches[0];
  return found ? resolved(found, value) : schema;
}

/** What is inside: of a group by its name, of a list by its place. */
export function inside(schema: FieldSchema, value: unknown, key: string | number) {
  const own = resolved(schema, value);
  const known = typeof key === 'string' ? own.properties?.[key] : undefined;
  const more = typeof own.additionalProperties === 'object' ? own.additionalProperties : undefined;
  const field = typeof key === 'number' ? (own.prefixItems?.[key] ?? own.items) : (known ?? more);
  const inner = Array.isArray(value)
    ? value[Number(key)]
    : isRecord(value)
      ? value[key]
      : undefined;
  return { schema: field ?? {}, value: inner as unknown };
}

/** A field with its value. */
export const fieldAt = (schema: FieldSchema, value: unknown, path: Path) =>
  path.reduce<{ schema: FieldSchema; value: unknown }>(
    (at, key) => inside(at.schema, at.value, key),
    { schema, value },
  );

/** The least that can stand in a field before anybody has written there. */
export function emptyValue(schema: FieldSchema): unknown {
  const [first] = schema.oneOf ?? schema.anyOf ?? [];
  if (first) return emptyValue(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.prefixItems) return schema.prefixItems.map(emptyValue);
  if (schema.type === 'array') return [];
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([key]) => schema.required?.includes(key))
        .map(([key, field]) => [key, emptyValue(field)]),
    );
  if (schema.enum) return schema.enum[0];
  return schema.type === 'string' ? '' : schema.type === 'boolean' ? false : null;
}

/** "shortDescription" as people read it. */
export function labelOf(key: string | number, schema: FieldSchema): string {
  if (schema.title) return schema.title;
  if (typeof key === 'number') return `${key + 1}`;
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
