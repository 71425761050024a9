import { inboxPaths } from '../../staff/inboxPaths.ts';
import { FilterField } from './FilterField.tsx';
import { InboxButton } from './InboxButton.tsx';

interface Props {
  hooks: readonly {
    id: string;
    url: string;
    secret: string;
    failures: number;
    last_error: string | null;
    off_at: number | null;
  }[];
}

/** The programs that are told of what happens, with how their last call went. */
export function WebhookList({ hooks }: Props) {
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      {hooks.map(({ id, url, secret, failures, last_error, off_at }) => (
        <section key={id} className="inbox-card">
          <h2 className="break-all">{url}</h2>
          <p>
            Secret: <code className="figures break-all">{secret}</code>
          </p>
          <p className={last_error ? 'text-danger' : 'text-muted'}>
            {off_at === null ? 'On. ' : 'Switched off after repeated failure. '}
            {last_error ? `The last call failed (${failures} in a row): ${last_error}.` : ''}
          </p>
          <form method="post" action={inboxPaths.webhooks} className="mt-3 flex gap-2">
            <input type="hidden" name="id" value={id} />
            {off_at !== null && (
              <InboxButton name="do" value="on">
                Switch on
              </InboxButton>
            )}
            <InboxButton tone="danger" name="do" value="remove">
              Remove
            </InboxButton>
          </form>
        </section>
      ))}
      <form method="post" action={inboxPaths.webhooks} className="inbox-card grid gap-3">
        <FilterField label="Address of a program, with https://" name="url" value="" type="text" />
        <InboxButton tone="main" className="justify-self-start">
          Add
        </InboxButton>
      </form>
    </div>
  );
}
