import { useDeferredValue, useState } from 'react';
import { NumberField } from '../../components/ui/NumberField.tsx';
import { SelectField } from '../../components/ui/SelectField.tsx';
import { Switch } from '../../components/ui/Switch.tsx';
import { ChargingAnswerView } from './ChargingAnswerView.tsx';
import { acVolts } from './model/chargers.ts';
import {
  type ChargingField,
  type ChargingInputs,
  chargingFields,
  defaultCharging,
} from './model/chargingInputs.ts';
import { chargingTime } from './model/chargingTime.ts';
import { chargerOf, outletOf, outlets } from './model/outlets.ts';

/** How long a charge takes, step by step, for the visitor's car and charger. */
export function ChargingCalculator() {
  const [inputs, setInputs] = useState(defaultCharging);
  const result = chargingTime(useDeferredValue(inputs));
  const problems = result.kind === 'invalid' ? result.problems : [];
  const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.message;
  const change = (changes: Partial<ChargingInputs>) => setInputs({ ...inputs, ...changes });
  const numberField = (field: ChargingField) => (
    <NumberField
      {...chargingFields[field]}
      value={inputs[field]}
      onChange={(value) => change({ [field]: value })}
      problem={problemOf(field)}
    />
  );
  const { charger } = inputs;
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-12">
      <fieldset className="grid min-w-0 gap-4 card p-6 shadow-card">
        <legend className="sr-only">Charging time</legend>
        <SelectField
          label="Charger"
          value={outletOf(charger)}
          options={outlets}
          onChange={(outlet) =>
            change({
              charger: chargerOf(outlet, charger.kind === 'ac' ? charger.volts : acVolts.max),
            })
          }
        />
        {charger.kind === 'ac' && (
          <NumberField
            label="Voltage"
            unit="V"
            {...acVolts}
            value={charger.volts}
            onChange={(volts) => change({ charger: { ...charger, volts } })}
            problem={problemOf('volts')}
          />
        )}
        {numberField('batteryKwh')}
        <div className="grid grid-cols-2 items-end gap-4">
          {numberField('fromPercent')}
          {numberField('toPercent')}
        </div>
        {numberField('carLimitKw')}
        {numberField('efficiencyPercent')}
        <Switch
          label="Battery takes less above 80 %"
          checked={inputs.taper}
          onChange={(taper) => change({ taper })}
        />
      </fieldset>
      <ChargingAnswerView result={result} />
    </div>
  );
}
