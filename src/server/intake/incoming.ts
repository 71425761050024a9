import type { FieldValue, Form } from '../../forms/form.ts';
import { quote } from '../../forms/quote.ts';
import { applyQuoteStep, readQuoteStep } from '../../forms/quoteList/quoteStep.ts';
import { stepField } from '../../forms/reserved.ts';
import type { Upload } from '../store/uploads.ts';

interface IncomingFile {
  /** As the sender calls it. */
  name: string;
  upload: Upload;
}

/**
 * A request's body as far as it was read, so that a rejected one can still be shown to its sender.
 */
export interface Incoming {
  /** From a form post, in order. A name may occur more than once. */
  entries: [name: string, value: string][];
  /** From a script. */
  json: Record<string, unknown> | undefined;
  file: IncomingFile | undefined;
}

export const emptyIncoming = (): Incoming => ({ entries: [], json: undefined, file: undefined });

const unticked = new Set(['', 'false', 'off', '0']);

/** `lines.0.quantity` and so on, as a list of lines. A name that occurs more often is a list. */
function linesFrom(entries: Incoming['entries'], field: string): Record<string, unknown>[] {
  const lines: { slug?: string; options: string[]; [name: string]: unknown }[] = [];
  for (const [key, value] of entries) {
    const [, index = '', name = ''] = /^\w+\.(\d{1,3})\.(\w+)$/.exec(key) ?? [];
    if (name === '' || !key.startsWith(`${field}.`)) continue;
    lines[Number(index)] ??= { options: [] };
    const line = lines[Number(index)];
    if (name === 'options') line?.options.push(value);
    else if (line) line[name] = value;
  }
  return lines.filter((line) => line?.slug);
}

function fromEntries(all: readonly string[], control: string): FieldValue {
  if (control === 'list') return all.filter((value) => value !== '');
  const [first = ''] = all;
  return control === 'checkbox' ? !unticked.has(first) : first;
}

const blank = (control: string): FieldValue =>
  control === 'list' || control === 'lines' ? [] : control === 'checkbox' ? false : '';

/** The values of the form's own fields, ready for its schema. Other fields are dropped. */
export function incomingValues(form: Form, { entries, json }: Incoming): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form.fields).map(([name, { control }]) => {
      if (json) return [name, (Object.hasOwn(json, name) ? json[name] : null) ?? blank(control)];
      if (control === 'lines') return [name, linesFrom(entries, name)];
      const all = entries.flatMap(([key, value]) => (key === name ? [value] : []));
      return [name, fromEntries(all, control)];
    }),
  );
}

/** The value of a hidden field that every form has. */
export function hiddenValue({ entries, json }: Incoming, name: string): string {
  if (!json) return entries.find(([key]) => key === name)?.[1] ?? '';
  const value = Object.hasOwn(json, name) ? json[name] : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * The values after a press on a button that changes the list instead of sending it; undefined if it
 * was sent. Only a page without JavaScript asks the server for this.
 */
export function stepTaken(form: Form, incoming: Incoming): Record<string, unknown> | undefined {
  if (form.name !== quote.name) return undefined;
  const step = readQuoteStep(hiddenValue(incoming, stepField));
  return step && applyQuoteStep(step, incomingValues(form, incoming));
}
