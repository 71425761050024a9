import { NumberField } from '../../components/ui/NumberField.tsx';
import type { InputProblem } from './model/inputs/inputProblems.ts';
import { type NumberKey, numberFields } from './model/inputs/numberFields.ts';
import type { SimulatorInputs } from './model/inputs/simulatorInputs.ts';

export interface InputProps {
  inputs: SimulatorInputs;
  problems: readonly InputProblem[];
  change: (changes: Partial<SimulatorInputs>) => void;
}

/** Number fields for the given inputs, each with its error. */
export function InputFields({
  keys,
  inputs,
  problems,
  change,
}: InputProps & { keys: readonly NumberKey[] }) {
  return keys.map((key) => (
    <NumberField
      key={key}
      {...numberFields[key]}
      value={inputs[key]}
      onChange={(value) => change({ [key]: value })}
      problem={problems.find(({ field }) => field === key)?.message}
    />
  ));
}
