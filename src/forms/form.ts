import type * as z from 'zod/mini';

interface Option {
  value: string;
  label: string;
}

/** How a field is shown; staff mails and the inbox use its label too. */
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
    /** The name is right, the content is not. */
    notWhole: string;
  };
}

/** Who wrote and about what, as the inbox lists it. */
interface Summary {
  name: string;
  email: string;
  subject: string;
}

export type FieldValue = string | boolean | readonly string[];
export type FieldValues = Readonly<Record<string, FieldValue>>;

export interface Form<Values extends FieldValues = FieldValues, Name extends string = string> {
  name: Name;
  /** What staff call a submission of this form. */
  title: string;
  /** The page the form stands on. */
  page: string;
  /** Turns what was typed into what is kept, or says what is wrong with it. */
  schema: z.ZodMiniType<Values>;
  /** In the order of the form. */
  fields: { readonly [Field in keyof Values]: FieldInfo };
  attachment?: AttachmentRule;
  summary: (values: Values) => Summary;
  /** What the visitor is told will happen next, in the mail and on the page. */
  next: string;
}

/** Ties a form's schema, fields and summary to one set of names. */
export const defineForm = <Values extends FieldValues, Name extends string>(
  form: Form<Values, Name>,
): Form<Values, Name> => form;
