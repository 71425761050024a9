import type * as z from 'zod/mini';
import type { QuoteLine } from './quoteList/quoteLine.ts';

interface Option {
  value: string;
  label: string;
}

/** How a field is shown; staff mails and the inbox also use its label. */
export interface FieldInfo {
  label: string;
  control:
    | 'text'
    | 'email'
    | 'tel'
    | 'date'
    | 'textarea'
    | 'select'
    | 'checkbox'
    | 'list'
    | 'lines'
    | 'hidden';
  required?: boolean;
  maxLength?: number;
  rows?: number;
  autoComplete?: string;
  hint?: string;
  options?: readonly Option[];
}

export type FileKind = 'pdf' | 'doc' | 'docx' | 'png' | 'jpeg';

export interface AttachmentRule {
  field: string;
  label: string;
  required: boolean;
  kinds: readonly FileKind[];
  maxBytes: number;
  messages: {
    missing: string;
    empty: string;
    tooLarge: string;
    wrongKind: string;
    /** The extension is right, but the content is not. */
    notWhole: string;
    /** A document that runs programs or loads something from elsewhere. */
    active: string;
  };
}

/** Sender and subject, as listed in the inbox. */
interface Summary {
  name: string;
  email: string;
  subject: string;
}

export type FieldValue = string | boolean | readonly string[] | readonly QuoteLine[];
export type FieldValues = Readonly<Record<string, FieldValue>>;

export interface Form<Values extends FieldValues = FieldValues, Name extends string = string> {
  name: Name;
  /** The name that staff use for this form's submissions. */
  title: string;
  /** The path of the form's page. */
  page: string;
  /** Parses the input into the values to store, or reports what is wrong. */
  schema: z.ZodMiniType<Values>;
  /** In the order of the form. */
  fields: { readonly [Field in keyof Values]: FieldInfo };
  attachment?: AttachmentRule;
  summary: (values: Values) => Summary;
  /** What happens next, as told to the visitor by mail and on the page. */
  next: string;
}

/** Checks that a form's schema, fields and summary use the same names. */
export const defineForm = <Values extends FieldValues, Name extends string>(
  form: Form<Values, Name>,
): Form<Values, Name> => form;
