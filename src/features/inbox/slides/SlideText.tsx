import { FieldError } from '../../../components/form/FieldError.tsx';

interface Props {
  name: string;
  label: string;
  value: string;
  maxLength: number;
  error?: string | undefined;
}

export function SlideText({ name, label, value, maxLength, error }: Props) {
  return (
    <div>
      <label htmlFor={name} className="text-sm text-muted">
        {label}
      </label>
      <input
        id={name}
        name={name}
        defaultValue={value}
        maxLength={maxLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${name}-error`}
        className="inbox-control"
      />
      <FieldError id={name} error={error} />
    </div>
  );
}
