import { useDeferredValue, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { NumberField } from '../../components/ui/NumberField.tsx';
import { SelectField } from '../../components/ui/SelectField.tsx';
import type { Cut } from './model/reflectorPattern.ts';
import {
  defaultReflector,
  type ReflectorInputs,
  reflectorFields,
  reflectorProblems,
} from './model/reflectorProblems.ts';
import { type ReflectorKind, reflectorKinds, reflectors } from './model/reflectors.ts';
import { ReflectorAnswer } from './ReflectorAnswer.tsx';

const bands = [9.4, 24.125, 77] as const;
const kinds = reflectorKinds.map((value) => ({ value, label: reflectors[value].label }));
const cuts = [
  { value: 'azimuth', label: 'To the side' },
  { value: 'elevation', label: 'Up and down' },
] as const;

/** Type, edge and frequency in; cross-section, pattern and the edge for a wanted one out. */
export function ReflectorCalculator() {
  const [kind, setKind] = useState<ReflectorKind>('triangularTrihedral');
  const [cut, setCut] = useState<Cut>('azimuth');
  const [inputs, setInputs] = useState(defaultReflector);
  const problems = reflectorProblems(inputs);
  // What was chosen shows at once; the answer follows.
  const shown = {
    kind: useDeferredValue(kind),
    cut: useDeferredValue(cut),
    inputs: useDeferredValue(inputs),
  };
  const numberField = (field: keyof ReflectorInputs, label?: string) => (
    <NumberField
      {...reflectorFields[field]}
      {...(label ? { label } : {})}
      value={inputs[field]}
      onChange={(value) => setInputs({ ...inputs, [field]: value })}
      problem={problems.find((problem) => problem.field === field)?.message}
    />
  );
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-12">
      <fieldset className="grid min-w-0 gap-4 card p-6 shadow-card">
        <legend className="sr-only">Radar cross-section</legend>
        <SelectField label="Type" value={kind} options={kinds} onChange={setKind} />
        {numberField('edgeMm', reflectors[kind].edgeLabel)}
        {numberField('frequencyGhz')}
        <div className="grid grid-cols-3 gap-2">
          {bands.map((band) => (
            <Button
              key={band}
              variant="secondary"
              aria-pressed={inputs.frequencyGhz === band}
              onClick={() => setInputs({ ...inputs, frequencyGhz: band })}
              className="figures px-1! text-xs whitespace-nowrap aria-pressed:border-accent aria-pressed:text-accent"
            >
              {`${band} GHz`}
            </Button>
          ))}
        </div>
        <SelectField label="Pattern" value={cut} options={cuts} onChange={setCut} />
        {numberField('wantedDbsm')}
      </fieldset>
      <ReflectorAnswer {...shown} />
    </div>
  );
}
