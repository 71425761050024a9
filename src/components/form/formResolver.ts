import type { FieldErrors, Resolver } from 'react-hook-form';
import type { FieldValues, Form } from '../../forms/form.ts';
import { afterPaint } from '../ui/afterPaint.ts';
import { fileProblem } from './fileProblem.ts';

/** What the inputs hold before the schema has seen it. */
export type RawValues = Record<string, unknown>;

export const chosenFile = (typed: unknown) =>
  typeof FileList !== 'undefined' && typed instanceof FileList ? typed[0] : undefined;

/** Inputs that are not there, or a list with one entry, as the schema expects them. */
export function toSchemaInput<Values extends FieldValues>(
  form: Form<Values>,
  typed: RawValues,
): RawValues {
  return Object.fromEntries(
    Object.entries(form.fields).map(([name, { control }]) => {
      const value = typed[name];
      if (control === 'checkbox') return [name, value === true];
      if (control !== 'list') return [name, value ?? ''];
      return [name, Array.isArray(value) ? value : value ? [value] : []];
    }),
  );
}

/** Lets react-hook-form judge by the form's own schema, the first message of each field. */
export const formResolver =
  <Values extends FieldValues>(form: Form<Values>): Resolver<RawValues> =>
  async (typed) => {
    // The button shows first that it was pressed; then every field is looked at.
    await new Promise<void>(afterPaint);
    const result = form.schema.safeParse(toSchemaInput(form, typed));
    const messages = new Map<string, string>();
    for (const { path, message } of result.error?.issues ?? []) {
      const name = String(path[0] ?? '');
      if (!messages.has(name)) messages.set(name, message);
    }
    const { attachment } = form;
    const wrong =
      attachment && (await fileProblem(attachment, chosenFile(typed[attachment.field])));
    if (attachment && wrong) messages.set(attachment.field, wrong);
    if (messages.size === 0) return { values: typed, errors: {} };
    const errors: FieldErrors<RawValues> = Object.fromEntries(
      [...messages].map(([name, message]) => [name, { type: 'schema', message }]),
    );
    return { values: {}, errors };
  };
