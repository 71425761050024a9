import type { ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import type { FieldProps } from './fieldProps.ts';

interface Props extends Pick<FieldProps, 'id' | 'info' | 'error'> {
  children: ReactNode;
}

/** A label, its control and its error. */
export function Field({ id, info, error, children }: Props) {
  return (
    <div data-slot="field" className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {info.label}
        {info.required && (
          <span aria-hidden="true" className="text-accent">
            {' '}
            *
          </span>
        )}
      </label>
      {children}
      {info.hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {info.hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
