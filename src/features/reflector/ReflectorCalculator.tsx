import { useDeferredValue, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { HeldHeight } from '../../components/ui/HeldHeight.tsx';
import { NumberField } from '../../components/ui/NumberField.tsx';
import { SelectField } from '../../components/ui/SelectField.tsx';
import { paths } from '../../site/paths.ts';
import {
  type ReflectorInputs,
  reflectorFields,
  reflectorFromSearch,
  reflectorProblems,
} from './model/reflectorInputs.ts';
import { reflectorKinds, reflectors } from './model/reflectors.ts';
import { ReflectorAnswer } from './ReflectorAnswer.tsx';

const bands = [9.4, 24.125, 77] as const;
const kinds = reflectorKinds.map((value) => ({ value, label: reflectors[value].label }));
const cuts = [
  { value: 'azimuth', label: 'To the side' },
  { value: 'elevation', label: 'Up and down' },
] as const;

/**
 * From type, edge and frequency to cross-section, pattern, tolerance and required edge. `asked`: the
 * query of its form.
 */
export function ReflectorCalculator({ asked = '' }: { asked?: string }) {
  const [sent] = useState(() => reflectorFromSearch(new URLSearchParams(asked)));
  const [kind, setKind] = useState(sent.kind);
  const [cut, setCut] = useState(sent.cut);
  const [inputs, setInputs] = useState(sent.inputs);
  const problems = reflectorProblems(inputs);
  // Inputs take priority over the result.
  const shown = {
    kind: useDeferredValue(kind),
    cut: useDeferredValue(cut),
    inputs: useDeferredValue(inputs),
  };
  const numberField = (field: keyof ReflectorInputs, label?: string) => (
    <NumberField
      {...reflectorFields[field]}
      {...(label ? { label } : {})}
      name={reflectorFields[field].param}
      typed={sent.typed[field]}
      value={inputs[field]}
      onChange={(value) => setInputs({ ...inputs, [field]: value })}
      problem={problems.find((problem) => problem.field === field)?.message}
    />
  );
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-12">
      <form
        noValidate
        action={`${paths.reflector}#calculator`}
        onSubmit={(event) => event.preventDefault()}
        className="min-w-0 card p-6 shadow-card lg:stays-in-view"
      >
        <fieldset className="grid min-w-0 gap-4">
          <legend className="sr-only">Radar cross-section</legend>
          <SelectField label="Type" name="type" value={kind} options={kinds} onChange={setKind} />
          {numberField('edgeMm', reflectors[kind].edgeLabel)}
          {numberField('frequencyGhz')}
          <div className="grid grid-cols-3 gap-2 noscript:hidden">
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
          <SelectField label="Pattern" name="cut" value={cut} options={cuts} onChange={setCut} />
          {numberField('wantedDbsm')}
          <Button type="submit" className="hidden! noscript:flex!">
            Calculate
          </Button>
        </fieldset>
      </form>
      <HeldHeight held={reflectorProblems(shown.inputs).length > 0}>
        <ReflectorAnswer {...shown} />
      </HeldHeight>
    </div>
  );
}
