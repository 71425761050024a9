import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { InboxButton } from '../InboxButton.tsx';
import { Timestamp } from '../Timestamp.tsx';

interface Props {
  sessions: readonly {
    id: string;
    since: number;
    browser: string;
    network: string;
    present: boolean;
  }[];
}

/** Where somebody is signed in. */
export function SessionList({ sessions }: Props) {
  return (
    <section className="inbox-card max-w-3xl">
      <h2>Where you are signed in</h2>
      <ul className="divide-y divide-line">
        {sessions.map(({ id, since, browser, network, present }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="font-semibold">{browser}</span>
            <span className="figures text-sm text-muted">{network}</span>
            <span className="text-muted">
              since <Timestamp at={since} />
            </span>
            {present ? (
              <span data-tone="accent" className="inbox-badge ml-auto">
                This one
              </span>
            ) : (
              <form method="post" action={inboxPaths.sessions} className="ml-auto">
                <InboxButton name="session" value={id}>
                  Sign out
                </InboxButton>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post" action={inboxPaths.sessions} className="mt-3">
          <InboxButton name="session" value="others">
            Sign out everywhere else
          </InboxButton>
        </form>
      )}
    </section>
  );
}
