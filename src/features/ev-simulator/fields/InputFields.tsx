import type { ReactNode } from 'react';
import { NumberField } from '../../../components/ui/NumberField.tsx';
import type { Vehicle } from '../../../content/schemas/ev.ts';
import type { InputProblem } from '../model/inputs/inputProblems.ts';
import { type NumberKey, numberFields } from '../model/inputs/numberFields.ts';
import type { SimulatorInputs } from '../model/inputs/simulatorInputs.ts';

export interface InputProps {
  inputs: SimulatorInputs;
  problems: readonly InputProblem[];
  /** What was typed where it cannot be used, in a form sent without JavaScript. */
  typed: Partial<Record<NumberKey, string>>;
  vehicles: readonly Vehicle[];
  change: (changes: Partial<SimulatorInputs>) => void;
}

/** Number fields for the given inputs, each with its error. */
export function InputFields({
  keys,
  inputs,
  problems,
  typed,
  change,
}: InputProps & { keys: readonly NumberKey[] }) {
  return keys.map((key) => (
    <NumberField
      key={key}
      {...numberFields[key]}
      name={numberFields[key].param}
      typed={typed[key]}
      value={inputs[key]}
      onChange={(value) => change({ [key]: value })}
      problem={problems.find(({ field }) => field === key)?.message}
    />
  ));
}

interface FieldGroupProps extends InputProps {
  summary: string;
  keys: readonly NumberKey[];
  children?: ReactNode;
}

/** Fields that stay closed until they are needed, or until one of them is wrong. */
export function FieldGroup({ summary, keys, children, ...props }: FieldGroupProps) {
  const wrong = props.problems.some(({ field }) => keys.some((key) => key === field));
  return (
    <details open={wrong || undefined}>
      <summary className="min-h-6 text-sm font-medium text-accent">{summary}</summary>
      <div className="mt-3 grid grid-cols-2 items-end gap-4">
        <InputFields keys={keys} {...props} />
        {children}
      </div>
    </details>
  );
}
