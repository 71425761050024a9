import { useDeferredValue, useState } from 'react';
import { type ChargingInputs, chargingFromSearch } from '../../charging/chargingInputs.ts';
import { chargingTime } from '../../charging/chargingTime.ts';
import { Button } from '../../components/ui/Button.tsx';
import { HeldHeight } from '../../components/ui/HeldHeight.tsx';
import { paths } from '../../site/paths.ts';
import { ChargingAnswerView } from './ChargingAnswerView.tsx';
import { ChargingFields } from './ChargingFields.tsx';

/** Charging time for the visitor's car and charger, step by step. `asked`: the query of its form. */
export function ChargingCalculator({ asked = '' }: { asked?: string }) {
  const [sent] = useState(() => chargingFromSearch(new URLSearchParams(asked)));
  const [inputs, setInputs] = useState(sent.inputs);
  const result = chargingTime(useDeferredValue(inputs));
  const change = (changes: Partial<ChargingInputs>) =>
    setInputs((latest) => ({ ...latest, ...changes }));
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-12">
      <form
        noValidate
        action={`${paths.evEquipment}#charging-time`}
        onSubmit={(event) => event.preventDefault()}
        className="min-w-0 card p-6 shadow-card lg:stays-in-view"
      >
        <ChargingFields
          inputs={inputs}
          typed={sent.typed}
          problems={result.kind === 'invalid' ? result.problems : []}
          change={change}
        />
        <Button type="submit" name="run" value="1" className="mt-4 hidden! w-full noscript:flex!">
          Calculate
        </Button>
      </form>
      <HeldHeight held={result.kind === 'invalid'}>
        <ChargingAnswerView result={result} />
      </HeldHeight>
    </div>
  );
}
