import { Field } from './Field.tsx';
import { controlClass, controlProps, type FieldProps } from './fieldProps.ts';

interface Props extends FieldProps {
  /** The option shown while nothing is chosen. */
  placeholder?: string;
}

export function Select({ placeholder = 'Please select', ...props }: Props) {
  const { info, defaultValue } = props;
  return (
    <Field {...props}>
      <select
        defaultValue={defaultValue?.toString() ?? ''}
        className={`${controlClass} pr-9`}
        {...controlProps(props)}
      >
        <option value="">{placeholder}</option>
        {info.options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
