import { inboxPaths } from '../../staff/inboxPaths.ts';
import { type SubmissionState, submissionStates } from '../../staff/submissionStates.ts';
import { FilterField } from './FilterField.tsx';

interface Props {
  id: string;
  state: SubmissionState;
  assignee: string | null;
  /** E-mail addresses of everybody it can be assigned to. */
  staff: readonly string[];
  /** Who is looking. */
  self: string;
  mayChange: boolean;
}

export function HandlingForm({ id, state, assignee, staff, self, mayChange }: Props) {
  const everybody = [...new Set([...staff, ...(assignee ? [assignee] : [])])];
  return (
    <section className="inbox-card">
      <h2>Handling</h2>
      {mayChange ? (
        <>
          <form method="post" action={inboxPaths.handle(id)} className="grid grid-cols-1 gap-3">
            <FilterField
              label="State"
              name="state"
              value={state}
              options={Object.entries(submissionStates).map(([value, label]) => ({ value, label }))}
            />
            <FilterField
              label="Assignee"
              name="assignee"
              value={assignee ?? ''}
              options={[
                { value: '', label: 'Nobody' },
                ...everybody.map((email) => ({ value: email, label: email })),
              ]}
            />
            <button type="submit" className="inbox-button inbox-button-main">
              Save
            </button>
          </form>
          <div className="mt-3 flex flex-wrap gap-2">
            {assignee !== self && (
              <form method="post" action={inboxPaths.handle(id)}>
                <input type="hidden" name="state" value="in_progress" />
                <input type="hidden" name="assignee" value={self} />
                <button type="submit" className="inbox-button">
                  Assign to me
                </button>
              </form>
            )}
            <form method="post" action={inboxPaths.unread(id)}>
              <button type="submit" className="inbox-button">
                Mark as unread
              </button>
            </form>
          </div>
        </>
      ) : (
        <p>
          {submissionStates[state]}, {assignee ?? 'nobody'}
        </p>
      )}
    </section>
  );
}
