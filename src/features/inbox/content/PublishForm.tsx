import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { InboxButton } from '../InboxButton.tsx';
import { Timestamp } from '../Timestamp.tsx';
import { Difference } from './Difference.tsx';

interface Props {
  drafts: readonly {
    file: string;
    number: number;
    title: string;
    author: string;
    updated_at: number;
    before: string | null;
    after: string | null;
    needsSecond: boolean;
    isTicked: boolean;
  }[];
  isPublisher: boolean;
  isAdmin: boolean;
}

/** The drafts with what each changes, and what is to become of them. */
export function PublishForm({ drafts, isPublisher, isAdmin }: Props) {
  const needsSecond = drafts.some((draft) => draft.needsSecond);
  return (
    <form method="post" action={inboxPaths.publish} className="inbox-card grid max-w-4xl gap-4">
      <h2>Drafts</h2>
      <ul className="grid grid-cols-1 gap-4">
        {drafts.map(({ file, number, title, author, updated_at, ...draft }) => (
          <li key={file}>
            <label className="flex min-h-10 items-center gap-2 font-semibold">
              <input
                type="checkbox"
                name="file"
                value={`${number} ${file}`}
                defaultChecked={draft.isTicked}
                className="size-5 shrink-0"
              />
              {title}
            </label>
            <p className="text-sm text-muted">
              {`${file} · ${author} · `}
              <Timestamp at={updated_at} />
              {draft.needsSecond && ' · needs a second person'}
              {' · '}
              <a href={inboxPaths.contentFile(file)} className="text-accent underline">
                Edit
              </a>
            </p>
            <details>
              <summary className="min-h-10 cursor-pointer py-2">What changes</summary>
              <Difference before={draft.before} after={draft.after} />
            </details>
          </li>
        ))}
      </ul>
      <details>
        <summary className="min-h-10 cursor-pointer py-2">At a time, or for a while</summary>
        <div className="grid gap-3 sm:grid-cols-2">
          {(
            [
              ['publish', 'Publish at (empty: now)'],
              ['expire', 'Take back at (empty: never)'],
            ] as const
          ).map(([name, label]) => (
            <label key={name} className="text-sm text-muted">
              {label}
              <input type="datetime-local" name={name} className="inbox-control" />
            </label>
          ))}
        </div>
      </details>
      {isAdmin && needsSecond && (
        <label className="text-sm text-muted">
          Only where there is no second person: why you publish alone. It is recorded and shown.
          <input name="reason" maxLength={300} className="inbox-control" />
        </label>
      )}
      <InboxButton tone="main" className="justify-self-start">
        {isPublisher ? 'Publish' : 'Ask for it to be published'}
      </InboxButton>
    </form>
  );
}
