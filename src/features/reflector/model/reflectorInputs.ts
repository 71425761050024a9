import { type TypedValues, typedFromSearch } from '../../../site/typedNumbers.ts';
import type { Cut } from './reflectorPattern.ts';
import { type ReflectorKind, reflectorKinds } from './reflectors.ts';
export interface ReflectorInputs {
  readonly edgeMm: number;
  readonly frequencyGhz: number;
  readonly wantedDbsm: number;
}

export const reflectorFields = {
  edgeMm: { param: 'edge', label: 'Edge', unit: 'mm', min: 1, max: 10_000 },
  frequencyGhz: { param: 'frequency', label: 'Frequency', unit: 'GHz', min: 0.1, max: 300 },
  wantedDbsm: { param: 'target', label: 'Target cross-section', unit: 'dBsm', min: -40, max: 80 },
} as const;

export const defaultReflector: ReflectorInputs = {
  edgeMm: 100,
  frequencyGhz: 77,
  wantedDbsm: 10,
};

export interface ReflectorProblem {
  readonly field: keyof ReflectorInputs;
  readonly message: string;
}

const fieldNames = Object.keys(reflectorFields) as (keyof ReflectorInputs)[];

/** Input errors; empty if the result can be computed. */
export function reflectorProblems(inputs: ReflectorInputs): ReflectorProblem[] {
  return fieldNames.flatMap((field) => {
    const { label, unit, min, max } = reflectorFields[field];
    // Comparisons with NaN are false, so empty fields are reported as well.
    if (inputs[field] >= min && inputs[field] <= max) return [];
    return [{ field, message: `${label} must be a number from ${min} to ${max} ${unit}.` }];
  });
}

interface ReadReflector {
  readonly kind: ReflectorKind;
  readonly cut: Cut;
  readonly inputs: ReflectorInputs;
  readonly typed: TypedValues<keyof ReflectorInputs>['typed'];
}

/** The calculator's form as it is sent without JavaScript. What cannot be read stays as it was typed. */
export function reflectorFromSearch(search: URLSearchParams): ReadReflector {
  const { values, typed } = typedFromSearch(search, reflectorFields, defaultReflector);
  return {
    kind: reflectorKinds.find((kind) => kind === search.get('type')) ?? 'triangularTrihedral',
    cut: search.get('cut') === 'elevation' ? 'elevation' : 'azimuth',
    inputs: values,
    typed,
  };
}
