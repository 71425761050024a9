import { criterionNames } from './model/chosenCriteria.ts';
import { limitOf } from './model/criteriaOf.ts';
import { type NumberKey, numberUnits } from './model/query.ts';

interface Props {
  field: NumberKey;
  typed: string;
  example: string;
  onType: (typed: string) => void;
}

/** A least value, as people type it: "4 kV", "4k", "4000 V", "7,5". */
export function NumberBox({ field, typed, example, onType }: Props) {
  const wrong = typed !== '' && limitOf(field, typed) === undefined;
  const id = `finder-${field}`;
  const from = `from (${numberUnits[field]})`;
  const short = field === 'kv' || field === 'voltage' ? 'Voltage' : 'Current';
  const full = criterionNames[field];
  return (
    <div>
      <label htmlFor={id} className="block text-sm">
        {`${short} ${from}`}
      </label>
      <input
        id={id}
        name={field}
        value={typed}
        type="text"
        maxLength={20}
        autoComplete="off"
        placeholder={example}
        aria-label={full === short ? undefined : `${full} ${from}`}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-problem` : undefined}
        onChange={({ target }) => onType(target.value)}
        className="figures finder-box"
      />
      {wrong && (
        <p id={`${id}-problem`} className="mt-1 text-sm text-danger">
          {`Write it like ${example}`}
        </p>
      )}
    </div>
  );
}
