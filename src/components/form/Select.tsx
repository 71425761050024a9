import { Field } from './Field.tsx';
import { controlClass, controlProps, type FieldProps } from './fieldProps.ts';

export function Select(props: FieldProps) {
  const { info, defaultValue } = props;
  return (
    <Field {...props}>
      <select
        defaultValue={defaultValue?.toString() ?? ''}
        className={`${controlClass} pr-9`}
        {...controlProps(props)}
      >
        <option value="">Please select</option>
        {info.options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
