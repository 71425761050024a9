import { controlClass } from '../../components/form/fieldProps.ts';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { limits } from '../../forms/limits.ts';
import { localMoment } from '../../site/localTime.ts';
import { uploadSize } from '../../site/uploads.ts';
import type { SubmissionState } from '../../staff/submissionStates.ts';
import { stateWords, trackingWords as words } from './trackingWords.ts';

interface Props {
  /** Where the forms go: the page's own address, with its key. */
  action: string;
  /** The same in every press of the form's button. */
  press: string;
  tracked: {
    state: SubmissionState;
    due_at: number;
    answered_at: number | null;
    created_at: number;
    said: readonly { label: string; value: string }[];
    files: readonly { id: string; name: string }[];
    messages: readonly { id: string; isOurs: boolean; text: string; created_at: number }[];
  };
}

interface SaidProps {
  who: string;
  at: number;
  text: string;
}

function Said({ who, at, text }: SaidProps) {
  return (
    <li className="border-l-2 border-line pl-4">
      <p className="text-sm text-muted">
        {who}, <time dateTime={new Date(at).toISOString()}>{localMoment(at)}</time>
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
    </li>
  );
}

/** A case as its visitor sees it, with what they can do. */
export function Tracked({ action, press, tracked }: Props) {
  const { said, messages, files } = tracked;
  const first = said.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-8">
      <p className="text-lead">{stateWords(tracked)}</p>
      <section aria-labelledby="conversation">
        <h2 id="conversation" className="mb-4 text-heading">
          {words.conversation}
        </h2>
        <ol className="grid grid-cols-1 gap-5">
          {first !== '' && <Said who={words.you} at={tracked.created_at} text={first} />}
          {messages.map(({ id, isOurs, text, created_at }) => (
            <Said key={id} who={isOurs ? words.us : words.you} at={created_at} text={text} />
          ))}
        </ol>
        {files.length > 0 && (
          <p className="mt-5 wrap-anywhere text-muted">
            {words.files}: {files.map(({ name }) => name).join(', ')}
          </p>
        )}
      </section>
      <section aria-labelledby="write">
        <h2 id="write" className="mb-4 text-heading">
          {words.write}
        </h2>
        <form
          method="post"
          action={action}
          encType="multipart/form-data"
          className="grid grid-cols-1 gap-4"
        >
          <input type="hidden" name="do" value="message" />
          <input type="hidden" name="press" value={press} />
          <label className="grid gap-1">
            {words.message}
            <textarea name="text" rows={6} maxLength={limits.message} className={controlClass} />
          </label>
          <label className="grid gap-1">
            {words.file} (.pdf, .doc, .docx, .png, .jpg, {uploadSize})
            <input type="file" name="file" className={controlClass} />
          </label>
          <SubmitButton label={words.send} className="justify-self-start" />
        </form>
      </section>
      {tracked.state !== 'done' && (
        <form method="post" action={action} className="grid grid-cols-1 gap-2">
          <input type="hidden" name="do" value="solved" />
          <button
            type="submit"
            data-slot="button"
            data-variant="secondary"
            className="button justify-self-start"
          >
            {words.solved}
          </button>
          <p className="text-sm text-muted">{words.solvedHint}</p>
        </form>
      )}
      <p className="text-sm text-muted">{words.private}</p>
    </div>
  );
}

interface EndedProps {
  action: string;
}

/** Offers a fresh link, to whoever has a reference. */
export function LinkEnded({ action }: EndedProps) {
  return (
    <form method="post" action={action} className="grid max-w-2xl grid-cols-1 gap-4">
      <input type="hidden" name="do" value="link" />
      <p>{words.closed.text}</p>
      <SubmitButton label={words.closed.send} className="justify-self-start" />
      <p className="text-muted">{words.closed.phone}</p>
    </form>
  );
}
