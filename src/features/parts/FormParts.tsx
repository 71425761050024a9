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
const message: FieldInfo = { label: 'Message', control: 'textarea', required: true, rows: 3 };
const topic: FieldInfo = { label: 'It is about', control: 'select', options };
const agree: FieldInfo = { label: 'I agree', control: 'checkbox' };
const list: FieldInfo = { label: 'Your products', control: 'list', options };

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
      <Sample of="form/TextField">
        {(theme) => (
          <FieldStates
            id={`${theme}-text`}
            info={name}
            filled="Asha Kulkarni"
            Control={TextField}
          />
        )}
      </Sample>
      <Sample of="form/TextArea">
        {(theme) => (
          <FieldStates
            id={`${theme}-area`}
            info={message}
            filled="We test to IEC 61000-4-5."
            Control={TextArea}
          />
        )}
      </Sample>
      <Sample of="form/Select">
        {(theme) => (
          <FieldStates id={`${theme}-select`} info={topic} filled="service" Control={Select} />
        )}
      </Sample>
      <Sample of="form/Checkbox">
        {(theme) => (
          <FieldStates id={`${theme}-box`} info={agree} filled={true} Control={Checkbox} />
        )}
      </Sample>
      <Sample of="form/ListField" note="nothing while the list is empty">
        {(theme) => (
          <FieldStates
            id={`${theme}-list`}
            info={list}
            filled={['product', 'service']}
            Control={ListField}
          />
        )}
      </Sample>
      <Sample of="form/FormField" note="the control that a description asks for, here a date">
        {(theme) => (
          <FieldStates
            id={`${theme}-date`}
            info={{ label: 'Date', control: 'date' }}
            filled="2026-03-01"
            Control={FormField}
          />
        )}
      </Sample>
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
