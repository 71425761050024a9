import type { FieldValue, FieldValues, Form } from './form.ts';

export interface FieldLine {
  label: string;
  value: string;
}

/** A value in words: options by their label, a tick as yes. */
function inWords(value: FieldValue, options: readonly { value: string; label: string }[]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'string') return value.join('\n');
  return options.find((option) => option.value === value)?.label ?? value;
}

/** Everything a submission says, field by field in the form's order, without what was left empty. */
export function fieldLines(form: Form, values: FieldValues): FieldLine[] {
  return Object.entries(form.fields).flatMap(([name, { label, options = [] }]) => {
    const value = inWords(values[name] ?? '', options);
    return value === '' ? [] : [{ label, value }];
  });
}
