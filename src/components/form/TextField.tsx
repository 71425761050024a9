import { Field } from './Field.tsx';
import { controlClass, controlProps, type FieldProps } from './fieldProps.ts';

/** A single-line input: text, e-mail, phone or date. */
export function TextField(props: FieldProps) {
  const { info, defaultValue } = props;
  return (
    <Field {...props}>
      <input
        type={info.control}
        maxLength={info.control === 'date' ? undefined : info.maxLength}
        autoComplete={info.autoComplete}
        defaultValue={defaultValue?.toString()}
        className={controlClass}
        {...controlProps(props)}
      />
    </Field>
  );
}
