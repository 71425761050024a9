import {
  type ContentDocument,
  changeEntry,
  contentValue,
  type EntryAction,
  entryActions,
  setField,
} from './contentDocument.ts';
import { type FieldSchema, fieldAt, type Path, resolved } from './formSchema.ts';

const prefix = 'field:';

/** The name of a field in a form. */
export const fieldName = (path: Path) => prefix + JSON.stringify(path);

const isPath = (value: unknown): value is Path =>
  Array.isArray(value) &&
  value.length < 20 &&
  value.every((key) => typeof key === 'string' || Number.isInteger(key)) &&
  !value.includes('__proto__');

/** The way to a field that an address or a form names; undefined if it is none. */
export function readPath(text: string): Path | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isPath(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const words = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

/** What was typed, as the field keeps it. What cannot be read stays as typed: the checks say why. */
function typedValue(text: string, schema: FieldSchema, old: unknown, isRequired: boolean): unknown {
  const trimmed = words(text).trim();
  if (trimmed === '' && !isRequired) return undefined;
  if (schema.type === 'number' || schema.type === 'integer') {
    const number = Number(trimmed.replace(',', '.'));
    return trimmed === '' ? null : Number.isNaN(number) ? trimmed : number;
  }
  if (schema.type === 'boolean') return trimmed === 'true';
  // A text of several lines ends as the file has it.
  return typeof old === 'string' && old.endsWith('\n') ? `${trimmed}\n` : trimmed;
}

const shown = (value: unknown) =>
  value === undefined || value === null
    ? ''
    : typeof value === 'string'
      ? value.trim()
      : `${value}`;

/** What a form holds as text. Anything else that it names is no field. */
const textTypes = ['string', 'number', 'integer', 'boolean'];

/** Puts what a form says into a document: the fields first, then the button that was pressed. */
export function applyForm(document: ContentDocument, schema: FieldSchema, form: FormData): void {
  const before = contentValue(document);
  for (const [name, typed] of form) {
    if (typeof typed !== 'string') continue;
    if (name === 'body' && document.body !== undefined) {
      const body = `${words(typed).trim()}\n`;
      if (body.trim() !== document.body.trim()) document.body = `\n${body}`;
      continue;
    }
    const path = name.startsWith(prefix) ? readPath(name.slice(prefix.length)) : undefined;
    if (!path || path.length === 0) continue;
    const field = fieldAt(schema, before, path);
    const own = resolved(field.schema, field.value);
    const parent = fieldAt(schema, before, path.slice(0, -1));
    const isRequired =
      typeof path.at(-1) === 'number' ||
      (resolved(parent.schema, parent.value).required ?? []).includes(String(path.at(-1)));
    const isText = own.enum !== undefined || textTypes.includes(own.type ?? '');
    // A form shows texts without the ends of their lines.
    if (isText && words(typed).trim() !== shown(field.value))
      setField(document, schema, path, typedValue(typed, own, field.value, isRequired));
  }
  const [action = '', place = '', branch = ''] = `${form.get('do') ?? ''}`.split('|');
  const path = readPath(place);
  if (path && entryActions.some((one) => one === action))
    changeEntry(document, schema, {
      ...{ action: action as EntryAction, path },
      branch: Number(branch) || 0,
    });
}

/** The value of the button that changes an entry. */
export const entryButton = (action: EntryAction, path: Path, branch = 0) =>
  `${action}|${JSON.stringify(path)}|${branch}`;

/** Where a field is on its page, for links from what the checks say. */
export const fieldId = (path: Path) => `at-${path.join('-').replace(/[^\w-]/g, '_')}`;
