import { limits } from '../../../forms/limits.ts';
import { uploadSize } from '../../../site/uploads.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { EditFields } from '../edits/EditFields.tsx';
import type { EditMark } from '../edits/outdatedEdit.ts';
import { InboxButton } from '../InboxButton.tsx';

interface Props {
  id: string;
  list: string | undefined;
  edit: EditMark;
  email: string;
  /** A draft, or what was typed when it could not be sent. */
  text: string | undefined;
  templates: readonly { id: string; title: string }[];
  signature: string;
  /** Why mails to them came back, if they did. */
  undeliverable: string | undefined;
  /** Colleagues who are writing an answer too. */
  others: readonly string[];
}

/** An answer by mail, with templates, a draft and a file. */
export function AnswerForm(props: Props) {
  const { id, list, edit, email, text, templates, signature, undeliverable, others } = props;
  const draft = inboxPaths.draft(id, list);
  return (
    <section id="answer" className="inbox-card">
      <h2>Answer</h2>
      {undeliverable && (
        <p role="alert" data-tone="danger" className="inbox-notice mb-3">
          Mails to {email} come back: {undeliverable}.
        </p>
      )}
      {others.length > 0 && (
        <p role="alert" data-tone="danger" className="inbox-notice mb-3">
          {others.join(' and ')} {others.length === 1 ? 'is' : 'are'} writing an answer too.
        </p>
      )}
      <form
        method="post"
        action={inboxPaths.answer(id, list)}
        encType="multipart/form-data"
        className="grid grid-cols-1 gap-3"
      >
        <EditFields edit={edit} />
        {templates.length > 0 && (
          <div className="flex gap-2">
            <select name="template" aria-label="Template" className="inbox-control">
              {templates.map((template) => (
                <option key={template.id} value={template.id}>
                  {template.title}
                </option>
              ))}
            </select>
            <InboxButton name="do" value="insert" formAction={draft} formNoValidate>
              Insert
            </InboxButton>
          </div>
        )}
        <div>
          <label htmlFor="text-answer" className="sr-only">
            Answer to {email}
          </label>
          <textarea
            id="text-answer"
            name="text"
            defaultValue={text}
            data-key="r"
            data-draft={draft}
            required
            rows={8}
            maxLength={limits.message}
            aria-describedby="text-answer-hint"
            className="inbox-control"
          />
          <p id="text-answer-hint" className="text-sm text-muted">
            To {email}, with the reference and what was asked below it.{' '}
            {signature
              ? 'Your signature follows your text.'
              : "The company's name and phone follow."}
          </p>
        </div>
        <div>
          <label htmlFor="answer-file" className="text-sm text-muted">
            Attach a file, up to {uploadSize}
          </label>
          <input id="answer-file" type="file" name="file" className="inbox-control" />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <InboxButton tone="main">Send answer</InboxButton>
          <InboxButton formAction={draft} formNoValidate>
            Keep as draft
          </InboxButton>
          <span data-draft-status aria-live="polite" className="text-sm text-muted" />
        </div>
      </form>
    </section>
  );
}
