import { type OutletKey, outlets } from '../../../../charging/chargers.ts';
import { typedNumber } from '../../../../site/typedNumbers.ts';
import { knotsFromText } from '../cycles/drawnCycle.ts';
import { type NumberKey, numberFields, numberKeys } from './numberFields.ts';
import {
  defaultInputs,
  drives,
  heaters,
  modes,
  roads,
  type SimulatorInputs,
} from './simulatorInputs.ts';

export interface ReadInputs {
  readonly inputs: SimulatorInputs;
  /** What was ignored or clamped, one sentence each. */
  readonly notes: readonly string[];
  /** The texts of a form sent without JavaScript, shown again where they cannot be used. */
  readonly typed: Partial<Record<NumberKey, string>>;
}

/**
 * Parses the query. In a link, values out of range are clamped, invalid ones ignored; both are noted.
 * A form sent without JavaScript (`run`) keeps what was typed, for its messages.
 */
export function inputsFromSearch(search: URLSearchParams): ReadInputs {
  const notes: string[] = [];
  const typed: Partial<Record<NumberKey, string>> = {};
  const sent = search.has('run');

  function number(key: NumberKey): number {
    const { param, label, unit, min, max, step } = numberFields[key];
    const text = search.get(param)?.slice(0, 40);
    if (text === undefined) return defaultInputs[key];
    const wanted = typedNumber(text, numberFields[key]);
    if (sent) {
      typed[key] = text;
      return wanted;
    }
    // The slider has whole steps; a value between them would not be the one that is shown.
    const stepped = key === 'speedKmh' ? Math.round(wanted / step) * step : wanted;
    const value = Number.isNaN(wanted) ? defaultInputs[key] : Math.min(max, Math.max(min, stepped));
    if (value !== wanted) {
      notes.push(`${label} cannot be “${text}”: ${`${value} ${unit}`.trim()} is used instead.`);
    }
    return value;
  }

  function choice<Value extends string>(
    param: string,
    values: readonly Value[],
    otherwise: Value,
  ): Value {
    const text = search.get(param);
    if (text === null) return otherwise;
    const value = values.find((known) => known === text);
    if (value === undefined) {
      notes.push(`“${text.slice(0, 40)}” is no ${param}: ${otherwise} is used instead.`);
    }
    return value ?? otherwise;
  }

  function knots(param: 'points' | 'profile', what: string) {
    const text = search.get(param);
    if (text === null) return defaultInputs[param];
    const read = knotsFromText(text);
    if (!read)
      notes.push(`The ${what} in the address cannot be read: the first one is used instead.`);
    return read ?? defaultInputs[param];
  }

  const numbers = Object.fromEntries(numberKeys.map((key) => [key, number(key)]));
  const sloping = search.has('gradient') && !search.has('road');
  const inputs: SimulatorInputs = {
    ...(numbers as Record<NumberKey, number>),
    mode: choice('mode', modes, defaultInputs.mode),
    airConditioning: choice('ac', ['off', 'on'], 'off') === 'on',
    heater: choice('heater', heaters, defaultInputs.heater),
    drive: choice('drive', drives, defaultInputs.drive),
    points: knots('points', 'drawn drive'),
    // Links from before roads had a kind name the gradient alone.
    road: sloping ? 'slope' : choice('road', roads, defaultInputs.road),
    profile: knots('profile', 'height profile'),
    stopOutlet: choice<OutletKey>(
      'charger',
      outlets.map(({ value }) => value),
      defaultInputs.stopOutlet,
    ),
  };
  return { inputs, notes, typed };
}
