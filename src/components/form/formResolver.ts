import type { FieldErrors, Resolver } from 'react-hook-form';
import { extensions } from '../../forms/attachment.ts';
import { fileKind, hasMacros } from '../../forms/fileKind.ts';
import type { AttachmentRule, FieldValues, Form } from '../../forms/form.ts';

/** The inputs' values before validation. */
export type RawValues = Record<string, unknown>;

export const chosenFile = (typed: unknown) =>
  typeof FileList !== 'undefined' && typed instanceof FileList ? typed[0] : undefined;

/** Fills in missing inputs and wraps single list entries, as the schema expects. */
export function toSchemaInput<Values extends FieldValues>(
  form: Form<Values>,
  typed: RawValues,
): RawValues {
  return Object.fromEntries(
    Object.entries(form.fields).map(([name, { control }]) => {
      const value = typed[name];
      if (control === 'checkbox') return [name, value === true];
      if (control === 'lines') return [name, value ?? []];
      if (control !== 'list') return [name, value ?? ''];
      return [name, Array.isArray(value) ? value : value ? [value] : []];
    }),
  );
}

/** Checks a chosen file before any of it is sent; returns a message if it is not acceptable. */
export async function fileProblem(
  rule: AttachmentRule,
  file: File | undefined,
): Promise<string | undefined> {
  const { messages } = rule;
  if (!file) return rule.required ? messages.missing : undefined;
  if (file.size > rule.maxBytes) return messages.tooLarge;
  const name = file.name.toLowerCase().replace(/\.jpeg$/, '.jpg');
  if (!rule.kinds.some((kind) => name.endsWith(extensions[kind]))) return messages.wrongKind;
  if (file.size === 0) return messages.empty;
  // Reading fails if the file was moved or changed after it was chosen.
  const content = await file.arrayBuffer().catch(() => new ArrayBuffer());
  const bytes = new Uint8Array(content);
  const kind = fileKind(bytes);
  if (!kind || !rule.kinds.includes(kind)) return messages.notWhole;
  return hasMacros(kind, bytes) ? messages.active : undefined;
}

/** Validates with the form's own schema, keeping the first message of each field. */
export const formResolver =
  <Values extends FieldValues>(form: Form<Values>): Resolver<RawValues> =>
  async (typed) => {
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
