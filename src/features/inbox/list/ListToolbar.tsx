import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { submissionStates } from '../../../staff/submissionStates.ts';

interface Props {
  /** E-mail addresses of everybody it can be assigned to. */
  staff: readonly string[];
  mayChange: boolean;
}

/** What can be done with the ticked submissions. It shows once one is ticked. */
export function ListToolbar({ staff, mayChange }: Props) {
  return (
    <fieldset className="inbox-toolbar">
      <legend className="sr-only">With the selected</legend>
      {mayChange && (
        <>
          <button type="submit" name="do" value="done" data-key="e" className="inbox-button">
            Done
          </button>
          <button type="submit" name="do" value="mine" data-key="a" className="inbox-button">
            Assign to me
          </button>
          <span className="inbox-join">
            <select name="assignee" aria-label="Assign the selected to" className="inbox-control">
              <option value="">Nobody</option>
              {staff.map((email) => (
                <option key={email}>{email}</option>
              ))}
            </select>
            <button type="submit" name="do" value="assign" className="inbox-button">
              Assign
            </button>
          </span>
          <span className="inbox-join">
            <select name="state" aria-label="Set the selected to" className="inbox-control">
              {Object.entries(submissionStates).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <button type="submit" name="do" value="state" className="inbox-button">
              Set
            </button>
          </span>
          <button type="submit" name="do" value="release" className="inbox-button">
            Not spam
          </button>
        </>
      )}
      <button type="submit" formAction={inboxPaths.chosenCsv} className="inbox-button">
        Download (CSV)
      </button>
    </fieldset>
  );
}
