import type { FieldValue, FieldValues, Form } from './form.ts';

export interface FieldLine {
  label: string;
  value: string;
}

/** A value as text: options by label, a ticked box as yes. */
function inWords(value: FieldValue, options: readonly { value: string; label: string }[]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'string') return value.join('\n');
  return options.find((option) => option.value === value)?.label ?? value;
}

/** A submission's non-empty fields, in the form's order. */
export function fieldLines(form: Form, values: FieldValues): FieldLine[] {
  return Object.entries(form.fields).flatMap(([name, { label, options = [] }]) => {
    const value = inWords(values[name] ?? '', options);
    return value === '' ? [] : [{ label, value }];
  });
}
