import type { UseFormSetValue } from 'react-hook-form';
import type { FieldValues, Form } from '../../forms/form.ts';
import type { RawValues } from './formResolver.ts';

const fillable = new Set(['text', 'email', 'tel', 'date', 'textarea', 'select', 'hidden']);

/** Fills empty fields from the query, for example /contact?subject=Calibration. */
export function prefillFromUrl<Values extends FieldValues>(
  form: Form<Values>,
  element: HTMLFormElement | null,
  setValue: UseFormSetValue<RawValues>,
): void {
  const query = new URLSearchParams(location.search);
  const typed = new FormData(element ?? undefined);
  for (const [name, { control, maxLength }] of Object.entries(form.fields)) {
    const value = query.get(name)?.slice(0, maxLength);
    if (value && fillable.has(control) && !typed.get(name)) setValue(name, value);
  }
}
