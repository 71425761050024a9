import { application } from './application.ts';
import { contact } from './contact.ts';
import { demo } from './demo.ts';
import { feedback } from './feedback.ts';
import type { Form } from './form.ts';
import { join } from './join.ts';
import { query } from './query.ts';
import { quote } from './quote.ts';
import { solar } from './solar.ts';
import { support } from './support.ts';

/** Every form of the site by its name. An island imports its own form only. */
const forms = { contact, query, join, application, solar, quote, demo, feedback, support };

export type FormName = keyof typeof forms;

export const formNames = Object.keys(forms) as FormName[];

/** The form of that name, whatever its fields; undefined for a name no form has. */
export function findForm(name: string): Form | undefined {
  // A form reads only values its own schema has made, so its exact type may be forgotten here.
  return Object.hasOwn(forms, name) ? (forms[name as FormName] as unknown as Form) : undefined;
}
