import type { UseFormRegisterReturn } from 'react-hook-form';
import { acceptedFiles } from '../../forms/attachment.ts';
import type { AttachmentRule } from '../../forms/form.ts';
import { Field } from './Field.tsx';
import { controlClass, controlProps } from './fieldProps.ts';

interface Props {
  id: string;
  rule: AttachmentRule;
  error?: string | undefined;
  registration?: UseFormRegisterReturn | undefined;
  /** From 0 to 1 while the file is on its way. */
  progress?: number | undefined;
}

export function FileField({ id, rule, error, registration, progress }: Props) {
  const accept = acceptedFiles(rule);
  const info = {
    label: rule.label,
    control: 'text',
    required: rule.required,
    hint: `${accept.replaceAll(',', ', ')}, at most ${rule.maxBytes / 1024 / 1024} MB`,
  } as const;
  return (
    <Field id={id} info={info} error={error}>
      <input
        type="file"
        accept={accept}
        className={`${controlClass} file:mr-3 file:rounded file:border-0 file:bg-raised file:px-3 file:py-1 file:font-medium file:text-text`}
        {...controlProps({ id, name: rule.field, info, error, registration })}
      />
      {progress !== undefined && (
        <progress aria-label={`Sending ${rule.label}`} value={progress} className="w-full" />
      )}
    </Field>
  );
}
