import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldInfo, FieldValue } from '../../forms/form.ts';

/** The props of every control. Islands get them from `useSubmission().field`. */
export interface FieldProps {
  /** Unique on the page. */
  id: string;
  name: string;
  info: FieldInfo;
  error?: string | undefined;
  /** Shown without JavaScript and before hydration. */
  defaultValue?: FieldValue | undefined;
  /** From react-hook-form; only in an island. */
  registration?: UseFormRegisterReturn | undefined;
}

const describedBy = (id: string, hint: string | undefined, error: string | undefined) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** The attributes that all native controls share. */
export function controlProps({ id, name, info, error, registration }: FieldProps) {
  return {
    id,
    name,
    'aria-describedby': describedBy(id, info.hint, error),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': info.required || undefined,
    ...registration,
  };
}

export const controlClass =
  'min-h-11 w-full rounded border border-edge bg-field px-3 py-2 aria-invalid:border-danger';
