import { Button } from '../../components/ui/Button.tsx';
import { portNames } from '../../content/schemas/standards/requirements.ts';
import { paths } from '../../site/paths.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { LoadedPlan } from './loadTestPlan.ts';
import { environmentOptions } from './model/environmentOptions.ts';
import { standardGroups } from './model/standardGroups.ts';
import { SupplyFields } from './SupplyFields.tsx';
import './testPlan.css';

type Props = Pick<LoadedPlan, 'choices' | 'question' | 'words'>;

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
