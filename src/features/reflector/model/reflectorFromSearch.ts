import { type TypedValues, typedFromSearch } from '../../../site/typedFromSearch.ts';
import type { Cut } from './reflectorPattern.ts';
import { defaultReflector, type ReflectorInputs, reflectorFields } from './reflectorProblems.ts';
import { type ReflectorKind, reflectorKinds } from './reflectors.ts';

export interface ReadReflector {
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
