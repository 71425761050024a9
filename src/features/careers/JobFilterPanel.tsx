import X from 'lucide-react/icons/x';
import { Button } from '../../components/ui/Button.tsx';
import type { JobType, WorkType } from '../../content/schemas/careers/jobTypes.ts';
import './careers.css';
import { countFilters, filterGroups, type JobFilters } from './model/jobFilters.ts';

interface Props {
  id: string;
  filters: JobFilters;
  /** Number of jobs that match. */
  matches: number;
  onToggle: (key: keyof JobFilters, value: JobType | WorkType) => void;
  onClear: () => void;
}

/** The filters: a column beside the list, or a popover drawer on small screens. */
export function JobFilterPanel({ id, filters, matches, onToggle, onClear }: Props) {
  return (
    <aside id={id} popover="auto" aria-labelledby={`${id}-heading`} className="filter-panel">
      <div className="flex items-center justify-between">
        <h2 id={`${id}-heading`} className="text-heading">
          Filters
        </h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close filters"
          className="icon-button lg:hidden"
        >
          <X aria-hidden="true" className="size-6" />
        </button>
      </div>
      {filterGroups.map(({ key, label, options }) => (
        <fieldset key={key} className="mt-6">
          <legend className="font-semibold">{label}</legend>
          {options.map((option) => (
            <label key={option} className="flex min-h-10 items-center gap-3">
              <input
                type="checkbox"
                checked={filters[key].some((one) => one === option)}
                onChange={() => onToggle(key, option)}
                className="size-5 shrink-0"
              />
              {option}
            </label>
          ))}
        </fieldset>
      ))}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          popoverTarget={id}
          popoverTargetAction="hide"
          className="lg:hidden"
        >{`Show ${matches} ${matches === 1 ? 'job' : 'jobs'}`}</Button>
        <Button variant="secondary" aria-disabled={countFilters(filters) === 0} onClick={onClear}>
          Clear filters
        </Button>
      </div>
    </aside>
  );
}
