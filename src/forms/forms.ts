import { application } from './application.ts';
import { care } from './care.ts';
import { contact } from './contact.ts';
import { demo } from './demo.ts';
import { feedback } from './feedback.ts';
import type { Form } from './form.ts';
import { join } from './join.ts';
import { query } from './query.ts';
import { quote } from './quote.ts';
import { solar } from './solar.ts';
import { support } from './support.ts';

/** All forms by name. An island imports only its own form. */
const forms = { contact, query, join, application, solar, quote, demo, feedback, support, care };

export type FormName = keyof typeof forms;

export const formNames = Object.keys(forms) as FormName[];

/** The form of that name; undefined if there is none. */
export function findForm(name: string): Form | undefined {
  // Safe to widen: a form only reads values that its own schema has produced.
  return Object.hasOwn(forms, name) ? (forms[name as FormName] as unknown as Form) : undefined;
}
