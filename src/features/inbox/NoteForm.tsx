import { limits } from '../../forms/limits.ts';
import { callOutcomes } from '../../staff/submissionStates.ts';
import { EditFields } from './edits/EditFields.tsx';
import type { EditMark } from './edits/outdatedEdit.ts';
import { FilterField } from './FilterField.tsx';
import { InboxButton } from './InboxButton.tsx';

interface Props {
  action: string;
  /** What was typed when it could not be sent. */
  text: string | undefined;
  edit: EditMark;
}

/** A note to be kept with a submission. */
export function NoteForm({ action, text, edit }: Props) {
  return (
    <section className="inbox-card">
      <h2>Note</h2>
      <form method="post" action={action} className="grid grid-cols-1 gap-3">
        <EditFields edit={edit} />
        <div>
          <label htmlFor="text-note" className="sr-only">
            Internal note
          </label>
          <textarea
            id="text-note"
            name="text"
            defaultValue={text}
            required
            rows={4}
            maxLength={limits.message}
            aria-describedby="text-note-hint"
            className="inbox-control"
          />
          <p id="text-note-hint" className="text-sm text-muted">
            Visible to staff only. @ and a name tells a colleague by mail.
          </p>
        </div>
        <FilterField
          label="About a call"
          name="call"
          value=""
          options={[
            { value: '', label: 'No call' },
            ...Object.entries(callOutcomes).map(([value, label]) => ({ value, label })),
          ]}
        />
        <InboxButton className="justify-self-start">Add note</InboxButton>
      </form>
    </section>
  );
}
