import { inboxPaths } from '../../staff/inboxPaths.ts';
import { submissionStates } from '../../staff/submissionStates.ts';
import { EditFields } from './edits/EditFields.tsx';
import type { EditMark, Handling } from './edits/outdatedEdit.ts';
import { FilterField } from './FilterField.tsx';
import { InboxButton } from './InboxButton.tsx';

interface Props {
  id: string;
  /** The list it was reached from. */
  list: string | undefined;
  edit: EditMark;
  current: Handling;
  tags: readonly string[];
  /** The day on which it is looked at again, as YYYY-MM-DD. */
  day: string;
  /** What the form has selected: after a change that came too late, what was chosen then. */
  proposed: Handling;
  /** E-mail addresses of everybody it can be assigned to. */
  staff: readonly string[];
  /** The signed-in user. */
  self: string;
  mayChange: boolean;
}

export function HandlingForm(props: Props) {
  const { id, list, edit, current, tags, day, proposed, staff, self, mayChange } = props;
  const named = [current.assignee, proposed.assignee].filter((email) => email !== null);
  const everybody = [...new Set([...staff, ...named])];
  return (
    <section className="inbox-card">
      <h2>Handling</h2>
      {mayChange ? (
        <>
          <form
            method="post"
            action={inboxPaths.handle(id, list)}
            className="grid grid-cols-1 gap-3"
          >
            <EditFields edit={edit} />
            <FilterField
              label="State"
              name="state"
              value={proposed.state}
              options={Object.entries(submissionStates).map(([value, label]) => ({ value, label }))}
            />
            <FilterField label="Look again on (with Look again later)" name="day" value={day} />
            <FilterField
              label="Assignee"
              name="assignee"
              value={proposed.assignee ?? ''}
              options={[
                { value: '', label: 'Nobody' },
                ...everybody.map((email) => ({ value: email, label: email })),
              ]}
            />
            <FilterField
              label="Tags, with commas between"
              name="tags"
              value={tags.join(', ')}
              type="text"
            />
            <InboxButton tone="main">Save</InboxButton>
          </form>
          <div className="mt-3 flex flex-wrap gap-2">
            {current.assignee !== self && (
              <form method="post" action={inboxPaths.handle(id, list)}>
                <EditFields edit={edit} />
                <input type="hidden" name="state" value="in_progress" />
                <input type="hidden" name="assignee" value={self} />
                <InboxButton data-key="a">Assign to me</InboxButton>
              </form>
            )}
            {current.state !== 'done' && (
              <form method="post" action={inboxPaths.handle(id, list)}>
                <EditFields edit={edit} />
                <input type="hidden" name="state" value="done" />
                <input type="hidden" name="assignee" value={current.assignee ?? ''} />
                <InboxButton data-key="e">Done</InboxButton>
              </form>
            )}
            <form method="post" action={inboxPaths.unread(id, list)}>
              <InboxButton>Mark as unread</InboxButton>
            </form>
          </div>
        </>
      ) : (
        <p>
          {submissionStates[current.state]}, {current.assignee ?? 'nobody'}
          {tags.map((tag) => ` #${tag}`)}
        </p>
      )}
    </section>
  );
}
