import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { submissionStates } from '../../../staff/submissionStates.ts';
import { InboxButton } from '../InboxButton.tsx';

interface Props {
  /** E-mail addresses of everybody it can be assigned to. */
  staff: readonly string[];
  mayChange: boolean;
  /** How many submissions the list has, in words. */
  total: string;
}

/** What can be done with the ticked submissions. It shows once one is ticked. */
export function ListToolbar({ staff, mayChange, total }: Props) {
  return (
    <fieldset className="inbox-toolbar">
      <legend className="sr-only">With the selected</legend>
      {mayChange && (
        <>
          <InboxButton name="do" value="done" data-key="e">
            Done
          </InboxButton>
          <InboxButton name="do" value="mine" data-key="a">
            Assign to me
          </InboxButton>
          <span className="inbox-join">
            <select name="assignee" aria-label="Assign the selected to" className="inbox-control">
              <option value="">Nobody</option>
              {staff.map((email) => (
                <option key={email}>{email}</option>
              ))}
            </select>
            <InboxButton name="do" value="assign">
              Assign
            </InboxButton>
          </span>
          <span className="inbox-join">
            <select name="state" aria-label="Set the selected to" className="inbox-control">
              {Object.entries(submissionStates).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <InboxButton name="do" value="state">
              Set
            </InboxButton>
          </span>
          <InboxButton name="do" value="release">
            Not spam
          </InboxButton>
        </>
      )}
      <label className="flex min-h-10 items-center gap-2">
        <input type="checkbox" name="all" value="1" className="size-5" />
        All that match ({total}), not only this page
      </label>
      <InboxButton formAction={inboxPaths.chosenCsv}>Download (CSV)</InboxButton>
    </fieldset>
  );
}
