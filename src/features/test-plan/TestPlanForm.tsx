import { Button } from '../../components/ui/Button.tsx';
import { portNames } from '../../content/schemas/standards/requirements.ts';
import { paths } from '../../site/paths.ts';
import type { LoadedPlan } from './loadTestPlan.ts';
import { environmentOptions, standardGroups } from './model/formChoices.ts';
import { SupplyFields } from './SupplyFields.tsx';
import './testPlan.css';
import type { Field } from './model/planQuestion.ts';

type Props = Pick<LoadedPlan, 'choices' | 'question' | 'words'>;

interface ChoiceGroupProps {
  name: Field;
  legend: string;
  hint: string;
  problem: string | undefined;
  groups: readonly {
    /** Empty where there is only one. */
    title: string;
    options: readonly { value: string; label: string; note?: string | undefined }[];
  }[];
  chosen: readonly string[];
}

/** A question with several possible answers. */
function ChoiceGroup({ name, legend, hint, problem, groups, chosen }: ChoiceGroupProps) {
  return (
    <fieldset id={`plan-${name}`} aria-describedby={`plan-${name}-hint`} tabIndex={-1}>
      <legend>{legend}</legend>
      <p id={`plan-${name}-hint`} className={problem ? 'text-danger' : 'text-muted'}>
        {problem ?? hint}
      </p>
      <div className="plan-choices">
        {groups.map(({ title, options }) => (
          <div key={title}>
            {title && <p className="plan-choices-title">{title}</p>}
            {options.map(({ value, label, note }) => (
              <label key={value}>
                <input
                  type="checkbox"
                  name={name}
                  value={value}
                  defaultChecked={chosen.includes(value)}
                />
                <span>
                  {label}
                  {note && <small>{note}</small>}
                </span>
              </label>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** The questions of a plan, as a GET form. */
export function TestPlanForm({ choices, question, words: { form } }: Props) {
  const chosen = question.standards.map(({ choice }) => choice.slug);
  const environments = environmentOptions(choices, chosen);
  const ports = Object.entries(portNames).map(([value, label]) => ({ value, label }));
  const problem = (field: 'standard' | 'environment' | 'port') => question.problems.get(field);
  return (
    <form
      id="plan-form"
      method="get"
      action={`${paths.testPlan}#plan`}
      className="plan-form print:hidden"
    >
      <ChoiceGroup
        name="standard"
        {...form.standards}
        problem={problem('standard')}
        groups={standardGroups(choices, form.standards.groups)}
        chosen={chosen}
      />
      {environments.length > 0 && (
        <ChoiceGroup
          name="environment"
          {...form.environments}
          problem={problem('environment')}
          groups={[{ title: '', options: environments }]}
          chosen={question.environments}
        />
      )}
      <ChoiceGroup
        name="port"
        {...form.ports}
        problem={problem('port')}
        groups={[{ title: '', options: ports }]}
        chosen={question.allPorts ? [] : question.ports}
      />
      <SupplyFields question={question} words={form.supply} />
      <Button type="submit" className="justify-self-start">
        {form.submit}
      </Button>
    </form>
  );
}
