import { Checkbox } from './Checkbox.tsx';
import type { FieldProps } from './fieldProps.ts';
import { ListField } from './ListField.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

/** Renders the control that the field's description names. */
export function FormField(props: FieldProps) {
  switch (props.info.control) {
    case 'textarea':
      return <TextArea {...props} />;
    case 'select':
      return <Select {...props} />;
    case 'checkbox':
      return <Checkbox {...props} />;
    case 'list':
      return <ListField {...props} />;
    case 'hidden':
      return (
        <input
          type="hidden"
          name={props.name}
          defaultValue={props.defaultValue?.toString()}
          {...props.registration}
        />
      );
    default:
      return <TextField {...props} />;
  }
}
