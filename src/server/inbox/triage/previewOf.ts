import { formNames } from '../../../forms/forms.ts';
import { sourceForm } from '../../../forms/mail.ts';

const length = 160;

function longTextsOf(form: string): string[] {
  const fields = Object.entries(sourceForm(form)?.fields ?? {});
  return fields.filter(([, { control }]) => control === 'textarea').map(([name]) => name);
}
const longTexts = new Map<string, string[]>(
  [...formNames, 'mail'].map((name) => [name, longTextsOf(name)]),
);

/** The beginning of what a visitor wrote, on one line: the form's long texts, one after another. */
export function previewOf(row: { form: string; fields: string }): string {
  const values = JSON.parse(row.fields) as Record<string, unknown>;
  const long = longTexts.get(row.form) ?? [];
  const names = long.length > 0 ? long : Object.keys(values);
  const text = names
    .map((name) => values[name])
    .filter((value) => typeof value === 'string')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
}
