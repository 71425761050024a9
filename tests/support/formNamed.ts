import type { Form } from '../../src/forms/form.ts';
import { type FormName, findForm } from '../../src/forms/forms.ts';

/** A form, as the server knows it: by name, without the types of its own fields. */
export function formNamed(name: FormName): Form {
  const form = findForm(name);
  if (!form) throw new Error(`There is no form ${name}`);
  return form;
}
