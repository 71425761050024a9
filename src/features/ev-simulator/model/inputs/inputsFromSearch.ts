import type { Knot } from '../cycles/cycle.ts';
import { drawingLimits } from '../cycles/drawnCycle.ts';
import { type NumberKey, numberFields, numberKeys } from './numberFields.ts';
import { defaultInputs, type SimulatorInputs } from './simulatorInputs.ts';

export interface ReadInputs {
  readonly inputs: SimulatorInputs;
  /** What was ignored or clamped, one sentence each. */
  readonly notes: readonly string[];
}

const decimal = /^-?\d+(\.\d+)?$/;
const point = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/;

/** Parses the query: values out of range are clamped, invalid ones ignored; both are noted. */
export function inputsFromSearch(search: URLSearchParams): ReadInputs {
  const notes: string[] = [];

  function number(key: NumberKey): number {
    const { param, label, unit, min, max } = numberFields[key];
    const text = search.get(param);
    if (text === null) return defaultInputs[key];
    const wanted = decimal.test(text) ? Number(text) : Number.NaN;
    const value = Number.isNaN(wanted) ? defaultInputs[key] : Math.min(max, Math.max(min, wanted));
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
    if (value === undefined) notes.push(`“${text}” is no ${param}: ${otherwise} is used instead.`);
    return value ?? otherwise;
  }

  function points(): readonly Knot[] {
    const text = search.get('points');
    if (text === null) return defaultInputs.points;
    const matches = text.split('_').map((pair) => point.exec(pair));
    const knots = matches.map((match): Knot => [Number(match?.[1]), Number(match?.[2])]);
    if (matches.includes(null) || knots.length > drawingLimits.points) {
      notes.push(
        'The drawn drive in the address cannot be read: the first drawing is used instead.',
      );
      return defaultInputs.points;
    }
    return knots;
  }

  const numbers = Object.fromEntries(numberKeys.map((key) => [key, number(key)]));
  const inputs: SimulatorInputs = {
    ...(numbers as Record<NumberKey, number>),
    mode: choice('mode', ['basic', 'advanced'], defaultInputs.mode),
    airConditioning: choice('ac', ['off', 'on'], 'off') === 'on',
    heater: choice('heater', ['heatPump', 'resistive'], defaultInputs.heater),
    drive: choice('drive', ['steady', 'idc', 'midc', 'wltp', 'drawn'], defaultInputs.drive),
    points: points(),
  };
  return { inputs, notes };
}
