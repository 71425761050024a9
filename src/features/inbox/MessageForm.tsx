import { limits } from '../../forms/limits.ts';
import { EditFields } from './edits/EditFields.tsx';
import type { EditMark } from './edits/outdatedEdit.ts';
import { InboxButton } from './InboxButton.tsx';

interface Props {
  heading: string;
  action: string;
  label: string;
  button: string;
  /** What was typed when it could not be sent. */
  text?: string | undefined;
  edit: EditMark;
  hint?: string;
}

/** A text to be saved: a note. */
export function MessageForm({ heading, action, label, button, text, edit, hint }: Props) {
  const id = `text-${heading.toLowerCase()}`;
  return (
    <section className="inbox-card">
      <h2>{heading}</h2>
      <form method="post" action={action} className="grid grid-cols-1 gap-3">
        <EditFields edit={edit} />
        <div>
          <label htmlFor={id} className="sr-only">
            {label}
          </label>
          <textarea
            id={id}
            name="text"
            defaultValue={text}
            required
            rows={4}
            maxLength={limits.message}
            aria-describedby={hint && `${id}-hint`}
            className="inbox-control"
          />
          {hint && (
            <p id={`${id}-hint`} className="text-sm text-muted">
              {hint}
            </p>
          )}
        </div>
        <InboxButton className="justify-self-start">{button}</InboxButton>
      </form>
    </section>
  );
}
