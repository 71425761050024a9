import type { Field } from './model/planQuestion.ts';

interface Props {
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
export function ChoiceGroup({ name, legend, hint, problem, groups, chosen }: Props) {
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
