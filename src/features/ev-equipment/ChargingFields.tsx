import { acVolts, usualCarKw } from '../../charging/chargers.ts';
import type { ReadCharging } from '../../charging/chargingFromSearch.ts';
import {
  type ChargingField,
  type ChargingInputs,
  chargingFields,
} from '../../charging/chargingInputs.ts';
import type { ChargingProblem } from '../../charging/chargingProblems.ts';
import { connectorKeys, connectors } from '../../charging/connectors.ts';
import { chargerOf, type OutletKey, outletOf, outlets } from '../../charging/outlets.ts';
import { NumberField } from '../../components/ui/NumberField.tsx';
import { SelectField } from '../../components/ui/SelectField.tsx';
import { Switch } from '../../components/ui/Switch.tsx';
import { TimeField } from './TimeField.tsx';

interface Props {
  inputs: ChargingInputs;
  typed: ReadCharging['typed'];
  problems: readonly ChargingProblem[];
  change: (changes: Partial<ChargingInputs>) => void;
}

const plugs = connectorKeys.map((value) => ({ value, label: connectors[value].label }));

export function ChargingFields({ inputs, typed, problems, change }: Props) {
  const { charger } = inputs;
  const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.message;
  const numberField = (field: ChargingField) => (
    <NumberField
      {...chargingFields[field]}
      name={chargingFields[field].param}
      typed={typed[field]}
      value={inputs[field]}
      onChange={(value) => change({ [field]: value })}
      problem={problemOf(field)}
    />
  );
  const choose = (outlet: OutletKey) => {
    const chosen = chargerOf(outlet, charger.kind === 'ac' ? charger.volts : acVolts.max);
    // A car's limit at a DC charger says nothing about its on-board charger.
    const carLimitKw = chosen.kind === charger.kind ? inputs.carLimitKw : usualCarKw[chosen.kind];
    change({ charger: chosen, carLimitKw });
  };
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="sr-only">Charging time</legend>
      <SelectField
        label="Charger"
        name="charger"
        value={outletOf(charger)}
        options={outlets}
        onChange={choose}
      />
      {charger.kind === 'ac' ? (
        <NumberField
          label="Voltage"
          unit="V"
          name="volts"
          {...acVolts}
          typed={typed.volts}
          value={charger.volts}
          onChange={(volts) => change({ charger: { ...charger, volts } })}
          problem={problemOf('volts')}
        />
      ) : (
        <div className="grid grid-cols-2 items-start gap-4">
          <SelectField
            label="Connector"
            name="connector"
            value={inputs.connector}
            options={plugs}
            onChange={(connector) => change({ connector })}
          />
          {numberField('batteryVolts')}
        </div>
      )}
      {numberField('batteryKwh')}
      <div className="grid grid-cols-2 items-end gap-4">
        {numberField('fromPercent')}
        {numberField('toPercent')}
      </div>
      {numberField('carLimitKw')}
      <div className="grid grid-cols-2 items-end gap-4">
        {numberField('efficiencyPercent')}
        {numberField('peakC')}
      </div>
      <Switch
        label="Battery takes less above 80 %"
        name="taper"
        checked={inputs.taper}
        onChange={(taper) => change({ taper })}
      />
      <div className="grid grid-cols-2 items-end gap-4">
        {numberField('pricePerKwh')}
        {numberField('pricePerMinute')}
      </div>
      <TimeField
        label="Ready by"
        name="ready"
        value={inputs.readyBy}
        onChange={(readyBy) => change({ readyBy })}
        problem={problemOf('readyBy')}
      />
    </fieldset>
  );
}
