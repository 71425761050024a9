import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { InboxButton } from '../InboxButton.tsx';
import { FieldEditor } from './FieldEditor.tsx';
import type { FieldSchema, Path } from './model/formSchema.ts';

interface Props {
  file: string;
  schema: FieldSchema;
  value: unknown;
  /** The part of the file that the form is about. */
  at: Path;
  label: string;
  /** Of Markdown. */
  body: string | undefined;
  /** Of what the form was drawn from. */
  seen: string;
}

/** The form for a file, or for one entry of it. */
export function EditForm({ file, schema, value, at, label, body, seen }: Props) {
  return (
    <form
      method="post"
      action={inboxPaths.contentFile(file, at)}
      className="inbox-card grid max-w-4xl grid-cols-1 gap-4"
    >
      <input type="hidden" name="seen" value={seen} />
      <div className="flex flex-wrap gap-2">
        <InboxButton tone="main" name="do" value="save">
          Save draft
        </InboxButton>
        <InboxButton name="do" value="check">
          Save and check
        </InboxButton>
      </div>
      <FieldEditor
        {...{ schema, value, path: at, label }}
        required
        entryHref={(path) => inboxPaths.contentFile(file, path)}
      />
      {body !== undefined && (
        <div>
          <label htmlFor="body" className="text-sm text-muted">
            Text, in Markdown
          </label>
          <textarea
            id="body"
            name="body"
            defaultValue={body.trim()}
            rows={24}
            className="inbox-control font-mono"
            aria-describedby="body-help"
          />
          <p id="body-help" className="text-sm text-muted">
            An empty line begins a paragraph. ## begins a heading, - a point of a list, **bold**,
            [words](/address) a link.
          </p>
        </div>
      )}
      <InboxButton tone="main" name="do" value="save" className="justify-self-start">
        Save draft
      </InboxButton>
    </form>
  );
}
