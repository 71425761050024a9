import type { ComponentType } from 'react';
import type { FieldProps } from '../../components/form/fieldProps.ts';
import type { FieldInfo, FieldValue } from '../../forms/form.ts';

interface Props {
  id: string;
  info: FieldInfo;
  filled: FieldValue;
  Control: ComponentType<FieldProps>;
}

/** One control empty, filled, refused and disabled. */
export function FieldStates({ id, info, filled, Control }: Props) {
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
