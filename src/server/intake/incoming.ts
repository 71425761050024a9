import type { FieldValue, Form } from '../../forms/form.ts';

interface IncomingFile {
  name: string;
  content: Buffer;
}

/** A request's body as far as it was read; a refused one still tells what was typed. */
export interface Incoming {
  /** Of a form, in its order; a name may come more than once. */
  entries: [name: string, value: string][];
  /** Of a script. */
  json: Record<string, unknown> | undefined;
  file: IncomingFile | undefined;
}

export const emptyIncoming = (): Incoming => ({ entries: [], json: undefined, file: undefined });

const unticked = new Set(['', 'false', 'off', '0']);

function fromEntries(all: readonly string[], control: string): FieldValue {
  if (control === 'list') return all.filter((value) => value !== '');
  const [first = ''] = all;
  return control === 'checkbox' ? !unticked.has(first) : first;
}

const blank = (control: string): FieldValue =>
  control === 'list' ? [] : control === 'checkbox' ? false : '';

/** The values of the form's fields and of no others, ready for its schema. */
export function incomingValues(form: Form, { entries, json }: Incoming): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form.fields).map(([name, { control }]) => {
      if (json) return [name, (Object.hasOwn(json, name) ? json[name] : null) ?? blank(control)];
      const all = entries.flatMap(([key, value]) => (key === name ? [value] : []));
      return [name, fromEntries(all, control)];
    }),
  );
}

/** One of the fields every form carries unseen. */
export function hiddenValue({ entries, json }: Incoming, name: string): string {
  if (!json) return entries.find(([key]) => key === name)?.[1] ?? '';
  const value = Object.hasOwn(json, name) ? json[name] : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
