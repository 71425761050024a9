import type { UseFormRegisterReturn } from 'react-hook-form';
import { acceptAttribute } from '../../forms/attachment.ts';
import type { AttachmentRule } from '../../forms/form.ts';
import { Field } from './Field.tsx';
import { controlClass, controlProps } from './fieldProps.ts';

interface Props {
  id: string;
  rule: AttachmentRule;
  error?: string | undefined;
  registration?: UseFormRegisterReturn | undefined;
  /** Upload progress from 0 to 1. */
  progress?: number | undefined;
  /** A file is being dragged over the form. */
  dropping?: boolean | undefined;
}

export function FileField({ id, rule, error, registration, progress, dropping }: Props) {
  const accept = acceptAttribute(rule);
  const info = {
    label: rule.label,
    control: 'text',
    required: rule.required,
    hint: `Choose a file or drop it here: ${accept.replaceAll(',', ', ')}, at most ${rule.maxBytes / 1024 / 1024} MB`,
  } as const;
  return (
    <Field id={id} info={info} error={error}>
      <input
        type="file"
        accept={accept}
        data-dropping={dropping || undefined}
        className={`${controlClass} border-dashed py-6 data-dropping:border-accent data-dropping:bg-lift`}
        {...controlProps({ id, name: rule.field, info, error, registration })}
      />
      {progress !== undefined && (
        <p className="flex items-center gap-3">
          <progress aria-label={`Sending ${rule.label}`} value={progress} className="h-2 grow" />
          <span
            aria-hidden="true"
            className="figures text-sm"
          >{`${Math.round(progress * 100)} %`}</span>
        </p>
      )}
    </Field>
  );
}
