import type { FieldValue, Form } from '../../forms/form.ts';
import { submissionPath } from '../../site/paths.ts';
import { FileField } from './FileField.tsx';
import { FormField } from './FormField.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface Props {
  form: Form;
  /** Untrusted: the values may be of any type. */
  values: Readonly<Record<string, unknown>>;
  /** By field name; the empty name stands for the whole form. */
  errors: Readonly<Record<string, string>>;
  idempotencyKey: string;
}

function shown(value: unknown): FieldValue | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.filter((entry) => typeof entry === 'string');
  return undefined;
}

/** Any form as plain HTML, built from its description alone. */
export function GeneratedForm({ form, values, errors, idempotencyKey }: Props) {
  const { attachment } = form;
  const id = (name: string) => `${form.name}-${name}`;
  return (
    <form
      method="post"
      action={submissionPath(form.name)}
      encType={attachment ? 'multipart/form-data' : undefined}
      noValidate
      className="flex max-w-2xl flex-col gap-5"
    >
      {errors[''] && (
        <p role="alert" className="rounded border border-danger bg-lift p-4 text-danger">
          {errors['']}
        </p>
      )}
      {Object.entries(form.fields).map(([name, info]) => (
        <FormField
          key={name}
          id={id(name)}
          name={name}
          info={info}
          error={errors[name]}
          defaultValue={shown(values[name])}
        />
      ))}
      {attachment && (
        <FileField id={id(attachment.field)} rule={attachment} error={errors[attachment.field]} />
      )}
      <HiddenFields idempotencyKey={idempotencyKey} />
      <SubmitButton label="Send" className="self-start" />
    </form>
  );
}
