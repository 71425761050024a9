import { useId } from 'react';
import {
  acVolts,
  chargerOf,
  connectorKeys,
  connectors,
  type OutletKey,
  outletOf,
  outlets,
  usualCarKw,
} from '../../charging/chargers.ts';
import {
  type ChargingField,
  type ChargingInputs,
  type ChargingProblem,
  chargingFields,
  type ReadCharging,
} from '../../charging/chargingInputs.ts';
import { NumberField } from '../../components/ui/NumberField.tsx';
import { SelectField } from '../../components/ui/SelectField.tsx';
import { Switch } from '../../components/ui/Switch.tsx';

interface Props {
  inputs: ChargingInputs;
  typed: ReadCharging['typed'];
  problems: readonly ChargingProblem[];
  change: (changes: Partial<ChargingInputs>) => void;
}

const plugs = connectorKeys.map((value) => ({ value, label: connectors[value].label }));

interface TimeFieldProps {
  label: string;
  name: string;
  /** Empty, or a time such as 07:30. */
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
}

/** A time of day that may stay empty. */
function TimeField({ label, name, value, onChange, problem }: TimeFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-medium">
        {label} <span className="font-normal text-muted">(optional)</span>
      </label>
      <input
        id={id}
        type="time"
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        className="figures mt-1 min-h-11 w-full rounded border border-edge bg-field px-3 aria-invalid:border-danger"
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

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
