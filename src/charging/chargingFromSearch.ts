import { type TypedValues, typedFromSearch } from '../site/typedFromSearch.ts';
import { typedNumber } from '../site/typedNumber.ts';
import { acVolts, usualCarKw } from './chargers.ts';
import {
  type ChargingField,
  type ChargingInputs,
  chargingFields,
  defaultCharging,
} from './chargingInputs.ts';
import { connectorKeys } from './connectors.ts';
import { chargerOf, outletOf, outlets } from './outlets.ts';

export interface ReadCharging {
  readonly inputs: ChargingInputs;
  readonly typed: TypedValues<ChargingField>['typed'] & { readonly volts?: string };
}

/** The calculator's form as it is sent without JavaScript. What cannot be read stays as it was typed. */
export function chargingFromSearch(search: URLSearchParams): ReadCharging {
  const text = (param: string) => search.get(param)?.slice(0, 40);
  const outlet = outlets.find(({ value }) => value === text('charger'))?.value;
  const volts = text('volts');
  const charger = chargerOf(
    outlet ?? outletOf(defaultCharging.charger),
    volts === undefined ? acVolts.max : typedNumber(volts, { unit: 'V', ...acVolts }),
  );
  const defaults = { ...defaultCharging, carLimitKw: usualCarKw[charger.kind] };
  const { values, typed } = typedFromSearch(search, chargingFields, defaults);
  return {
    inputs: {
      ...values,
      charger,
      connector:
        connectorKeys.find((key) => key === text('connector')) ?? defaultCharging.connector,
      // A box that is not ticked is not sent.
      taper: text('taper') === 'on' || !search.has('run'),
      readyBy: text('ready')?.trim() ?? '',
    },
    typed: volts === undefined ? typed : { ...typed, volts },
  };
}
