import type { TestPlanWords } from '../../content/schemas/standards/testPlan.ts';
import { type NumberField, numberFields, type PlanQuestion } from './model/planQuestion.ts';

interface Props {
  question: PlanQuestion;
  words: TestPlanWords['form']['supply'];
}

const control =
  'figures mt-1 min-h-11 w-full rounded border border-edge bg-surface px-3 aria-invalid:border-danger';

/** Phases, voltage and current; of a DC supply beside an AC supply too. */
export function SupplyFields({ question: { typed, problems }, words }: Props) {
  const error = (name: NumberField | 'phases') =>
    problems.has(name) && (
      <p id={`plan-${name}-problem`} className="mt-1 text-sm text-danger">
        {problems.get(name)}
      </p>
    );
  const state = (name: NumberField | 'phases') => ({
    id: `plan-${name}`,
    name,
    'aria-invalid': problems.has(name) || undefined,
    'aria-describedby': problems.has(name) ? `plan-${name}-problem` : undefined,
    className: control,
  });
  const field = (name: NumberField, label: string) => (
    <div>
      <label htmlFor={`plan-${name}`} className="block text-sm font-medium">
        {label}
      </label>
      <input
        {...state(name)}
        type="text"
        inputMode="text"
        autoComplete="off"
        defaultValue={typed[name]}
        placeholder={numberFields[name].example}
      />
      {error(name)}
    </div>
  );
  const phases = /^[13]/.exec(typed.phases)?.[0] ?? '';
  return (
    <fieldset aria-describedby="plan-supply-hint">
      <legend>{words.legend}</legend>
      <p id="plan-supply-hint" className="text-muted">
        {words.hint}
      </p>
      <div className="plan-supply">
        <div>
          <label htmlFor="plan-phases" className="block text-sm font-medium">
            {words.phases}
          </label>
          <select {...state('phases')} defaultValue={phases}>
            <option value="">–</option>
            <option value="1">{words.onePhase}</option>
            <option value="3">{words.threePhases}</option>
          </select>
          {error('phases')}
        </div>
        {field('voltage', words.voltage)}
        {field('current', words.current)}
      </div>
      <details
        open={
          typed['dc-voltage'] !== '' || typed['dc-current'] !== '' || problems.has('dc-voltage')
        }
      >
        <summary className="mt-3 min-h-11 content-center font-medium hover:text-accent">
          {words.dc}
        </summary>
        <div className="plan-supply">
          {field('dc-voltage', words.dcVoltage)}
          {field('dc-current', words.dcCurrent)}
        </div>
      </details>
    </fieldset>
  );
}
