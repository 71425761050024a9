import { matchesGlob } from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { type Kind, kinds } from '../content/kinds.ts';
import { fillFacts } from '../site/fillFacts.ts';
import { type Fault, type Path, type Place, type Said, textsIn } from './finding.ts';
import { schemaReason } from './schemaReason.ts';

type KindName = keyof typeof kinds;

/** A file, or an entry of one that is a list. */
export interface Entry<Name extends KindName> {
  place: Place;
  id: string;
  data: z.output<(typeof kinds)[Name]['schema']>;
  text: string;
}

/** A file as it is written, with {facts} unfilled. */
export interface Written {
  source: string;
  data: unknown;
  /** What stands below the front matter of Markdown. */
  text: string;
  /** All texts of both. */
  texts: readonly Said[];
}

export type Entries = { readonly [Name in KindName]: readonly Entry<Name>[] };

interface FileRead extends Written {
  kind: KindName | undefined;
  faults: readonly Fault[];
  entries: readonly Entry<KindName>[];
}

function parsed(file: string, source: string): Written & { faults: Fault[] } {
  const isMarkdown = file.endsWith('.md');
  const [, front, below = source] = /^---\n(.*?\n)---\n(.*)$/s.exec(source) ?? [];
  const document = parseDocument(isMarkdown ? (front ?? '') : source);
  const text = isMarkdown ? below : '';
  const faults = document.errors.slice(0, 1).map(({ message, linePos }) => {
    const [first = message] = message.split(' at line');
    const line = (linePos?.[0].line ?? 1) + (front === undefined ? 0 : 1);
    return { file, path: [], reason: `Line ${line} cannot be read: ${first}.` };
  });
  const data = faults.length > 0 ? undefined : document.toJS();
  return { source, data, text, texts: [...textsIn(data), { text, path: [] }], faults };
}

/** The company's facts in the place of their names, as in "an answer within {replyTime}". */
function filled(value: unknown, place: Place, faults: Fault[]): unknown {
  const inside = (key: string | number, entry: unknown) =>
    filled(entry, { ...place, path: [...place.path, key] }, faults);
  if (Array.isArray(value)) return value.map((entry, index) => inside(index, entry));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, inside(key, entry)]),
    );
  try {
    return fillFacts(value);
  } catch (error) {
    faults.push({ ...place, reason: (error as Error).message });
    return value;
  }
}

function checked(kind: Kind, place: Place, data: unknown, faults: Fault[]): unknown {
  const result = kind.schema.safeParse(data, { error: schemaReason });
  for (const { path, message } of result.error?.issues ?? [])
    faults.push({ ...place, path: [...place.path, ...(path as Path)], reason: message });
  return result.data;
}

/** As Astro names it: by its slug, or by its file in the folder of its kind. */
function idOf({ pattern }: Kind, file: string, { slug }: Record<string, unknown>): string {
  const [folder = ''] = /^[^*]*\//.exec(pattern) ?? [];
  return typeof slug === 'string' ? slug : file.slice(folder.length).replace(/\.\w+$/, '');
}

const kindOf = (file: string) =>
  (Object.entries(kinds) as [KindName, Kind][]).find(([, kind]) => matchesGlob(file, kind.pattern));

/** The entries of a file: itself, or those of its list. */
function* entriesOf(kind: Kind, { data, text }: Written, file: string, faults: Fault[]) {
  const read = (place: Place, id: unknown, fields: unknown) => {
    const whole = checked(kind, place, filled(fields, place, faults), faults);
    return { place, id, data: whole, text } as Entry<KindName>;
  };
  const { key } = kind;
  if (key === undefined) {
    const fields = (data ?? {}) as Record<string, unknown>;
    filled(text, { file, path: [] }, faults);
    yield read({ file, path: [] }, idOf(kind, file, fields), fields);
  } else if (Array.isArray(data)) {
    for (const [index, entry] of data.entries())
      yield read({ file, path: [index] }, entry?.[key], { ...entry, id: entry?.[key] });
  } else faults.push({ file, path: [], reason: 'A list is expected here.' });
}

function readFile(file: string, source: string): FileRead {
  const { faults, ...written } = parsed(file, source);
  const [name, kind] = kindOf(file) ?? [];
  if (!kind) faults.push({ file, path: [], reason: 'No page reads a file of this name.' });
  const isRead = kind && faults.length === 0;
  const entries = isRead ? [...entriesOf(kind, written, file, faults)] : [];
  return { ...written, kind: name, faults, entries };
}

/** Of each file what it was like when it was last read: an editor changes one at a time. */
const lastRead = new Map<string, { source: string; read: FileRead }>();

function readOnce(file: string, source: string): FileRead {
  const last = lastRead.get(file);
  if (last?.source === source) return last.read;
  const read = readFile(file, source);
  lastRead.set(file, { source, read });
  return read;
}

/** Reads the files of src/content: what is in them, as far as each has its form. */
export function readEntries(texts: ReadonlyMap<string, string>) {
  const read = [...texts].map(([file, source]) => ({ file, ...readOnce(file, source) }));
  const ofKind = Map.groupBy(
    read.filter(({ kind }) => kind !== undefined),
    ({ kind }) => kind,
  );
  const names = Object.keys(kinds) as KindName[];
  const entries = names.map((name) => [
    name,
    ofKind.get(name)?.flatMap((file) => file.entries) ?? [],
  ]);
  const missing = Object.values<Kind>(kinds).filter(
    ({ pattern }) => !pattern.includes('*') && !texts.has(pattern),
  );
  return {
    entries: Object.fromEntries(entries) as Entries,
    written: new Map<string, Written>(read.map((file) => [file.file, file])),
    faults: [
      ...read.flatMap(({ faults }) => faults),
      ...missing.map(({ pattern }) => ({
        file: pattern,
        path: [],
        reason: 'This file is missing.',
      })),
    ],
  };
}
