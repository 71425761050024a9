import type { ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import { controlProps, type FieldProps } from './fieldProps.ts';

interface Props extends FieldProps {
  /** Replaces the plain label, for example to add a link. */
  children?: ReactNode;
  /** Stops Enter from submitting the form. */
  ignoreEnter?: boolean;
}

export function Checkbox({ children, ignoreEnter = false, ...props }: Props) {
  const { id, info, error, defaultValue } = props;
  return (
    <div data-slot="field" className="flex flex-col gap-1.5">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          defaultChecked={defaultValue === true}
          className="size-5 shrink-0"
          onKeyDown={(event) => {
            if (ignoreEnter && event.key === 'Enter') event.preventDefault();
          }}
          {...controlProps(props)}
        />
        <span>{children ?? info.label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
