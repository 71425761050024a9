import { Field } from './Field.tsx';
import { controlClass, controlProps, type FieldProps } from './fieldProps.ts';

export function TextArea(props: FieldProps) {
  const { info, defaultValue } = props;
  return (
    <Field {...props}>
      <textarea
        rows={info.rows}
        maxLength={info.maxLength}
        defaultValue={defaultValue?.toString()}
        className={controlClass}
        {...controlProps(props)}
      />
    </Field>
  );
}
