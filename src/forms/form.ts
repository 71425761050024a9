import * as z from 'zod/mini';
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

/** A field of a form: what it takes, and how it is shown. */
export interface Field<Value extends FieldValue = FieldValue> {
  readonly rule: z.ZodMiniType<Value>;
  readonly info: FieldInfo;
}

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

type Fields = Readonly<Record<string, Field>>;
type ValuesOf<Described extends Fields> = {
  readonly [Name in keyof Described]: z.output<Described[Name]['rule']>;
};

interface Definition<Described extends Fields, Name extends string>
  extends Omit<Form<ValuesOf<Described>, Name>, 'schema' | 'fields'> {
  /** In the order of the form. */
  fields: Described;
  /** What no field can tell alone. */
  check?: z.core.CheckFn<ValuesOf<Described>>;
}

const each = <Part>(fields: Fields, part: (field: Field) => Part) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, part(field)]));

/** A form from its fields, each of which is described once. */
export function defineForm<Described extends Fields, Name extends string>({
  fields,
  check,
  ...form
}: Definition<Described, Name>): Form<ValuesOf<Described>, Name> {
  const object = z.object(each(fields, ({ rule }) => rule));
  const schema = object as unknown as z.ZodMiniType<ValuesOf<Described>>;
  return {
    ...form,
    schema: check ? schema.check(check) : schema,
    fields: each(fields, ({ info }) => info) as Form<ValuesOf<Described>>['fields'],
  };
}
