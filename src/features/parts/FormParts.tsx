import type { ComponentType } from 'react';
import { Checkbox } from '../../components/form/Checkbox.tsx';
import { Field } from '../../components/form/Field.tsx';
import { FieldError } from '../../components/form/FieldError.tsx';
import { FormField } from '../../components/form/FormField.tsx';
import type { FieldProps } from '../../components/form/fieldProps.ts';
import { ListField } from '../../components/form/ListField.tsx';
import { Select } from '../../components/form/Select.tsx';
import { TextArea } from '../../components/form/TextArea.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import type { FieldInfo, FieldValue } from '../../forms/form.ts';
import { Sample } from './Sample.tsx';

const options = [
  { value: 'product', label: 'A product' },
  { value: 'service', label: 'A service' },
];
const name: FieldInfo = { label: 'Name', control: 'text', required: true, hint: 'As on your card' };

/** With a description, and what they are filled with. */
const controls: readonly (Omit<FieldStatesProps, 'id'> & { of: string; note?: string })[] = [
  { of: 'form/TextField', Control: TextField, info: name, filled: 'Asha Kulkarni' },
  {
    of: 'form/TextArea',
    Control: TextArea,
    info: { label: 'Message', control: 'textarea', required: true, rows: 3 },
    filled: 'We test to IEC 61000-4-5.',
  },
  {
    of: 'form/Select',
    Control: Select,
    info: { label: 'It is about', control: 'select', options },
    filled: 'service',
  },
  {
    of: 'form/Checkbox',
    Control: Checkbox,
    info: { label: 'I agree', control: 'checkbox' },
    filled: true,
  },
  {
    of: 'form/ListField',
    note: 'nothing while the list is empty',
    Control: ListField,
    info: { label: 'Your products', control: 'list', options },
    filled: ['product', 'service'],
  },
  {
    of: 'form/FormField',
    note: 'the control that a description asks for, here a date',
    Control: FormField,
    info: { label: 'Date', control: 'date' },
    filled: '2026-03-01',
  },
];

interface FieldStatesProps {
  id: string;
  info: FieldInfo;
  filled: FieldValue;
  Control: ComponentType<FieldProps>;
}

/** A control: empty, filled, invalid and disabled. */
function FieldStates({ id, info, filled, Control }: FieldStatesProps) {
  const named = (state: string) => ({ id: `${id}-${state}`, name: `${id}-${state}` });
  const labelled = (state: string) => ({ ...info, label: `${info.label}, ${state}` });
  return (
    <div className="sample-fields">
      <Control {...named('empty')} info={labelled('empty')} />
      <Control {...named('filled')} info={labelled('filled')} defaultValue={filled} />
      <Control {...named('refused')} info={labelled('refused')} error="Please look at this again" />
      <fieldset disabled>
        <Control {...named('disabled')} info={labelled('disabled')} defaultValue={filled} />
      </fieldset>
    </div>
  );
}

/** Form controls: empty, filled, invalid and disabled. */
export function FormParts() {
  return (
    <>
      {controls.map(({ of, note, ...control }) => (
        <Sample key={of} of={of} note={note}>
          {(theme) => <FieldStates {...control} id={`${theme}-${of}`} />}
        </Sample>
      ))}
      <Sample of="form/Field" note="the frame around a control">
        {(theme) => (
          <Field id={`${theme}-frame`} info={name} error="This field is required">
            <input id={`${theme}-frame`} placeholder="a control" />
          </Field>
        )}
      </Sample>
      <Sample of="form/FieldError">
        {(theme) => <FieldError id={`${theme}-error`} error="This field is required" />}
      </Sample>
    </>
  );
}
