import { inboxPaths } from '../../staff/inboxPaths.ts';
import { InboxButton } from './InboxButton.tsx';

interface Props {
  email: string;
  /** What is stored under the address; undefined until one has been looked up. */
  found: readonly { id: string; reference: string; subject: string }[] | undefined;
  error: string | undefined;
}

/** What a person may ask for: a copy of everything stored about them, or its erasure. */
export function PersonalData({ email, found, error }: Props) {
  return (
    <div className="grid grid-cols-1 gap-5 max-w-2xl">
      <form action={inboxPaths.people} className="inbox-card flex flex-wrap items-end gap-3">
        <div className="grow">
          <label htmlFor="person" className="text-sm text-muted">
            The person's e-mail address
          </label>
          <input
            id="person"
            type="email"
            name="email"
            required
            maxLength={254}
            defaultValue={email}
            className="inbox-control"
          />
        </div>
        <InboxButton tone="main">Look up</InboxButton>
      </form>
      {found && (
        <section className="inbox-card">
          <h2>
            {found.length === 0
              ? 'Nothing is stored under this address'
              : `Stored under this address: ${found.length}`}
          </h2>
          <ul className="grid grid-cols-1 gap-1">
            {found.map(({ id, reference, subject }) => (
              <li key={id}>
                <a href={inboxPaths.submission(id)} className="text-accent underline">
                  <span className="figures">{reference}</span> {subject}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {found && found.length > 0 && (
        <>
          <section className="inbox-card">
            <h2>Export</h2>
            <p className="mb-3">Everything in one file, including notes, mails and attachments.</p>
            <a
              href={`${inboxPaths.personData}?email=${encodeURIComponent(email)}`}
              download
              className="inbox-button"
            >
              Download (JSON)
            </a>
          </section>
          <section className="inbox-card">
            <h2>Erase</h2>
            <p className="mb-3">
              Permanently removes all of it, including attachments, mails and notes. Copies in
              backups remain until the backups are deleted.
            </p>
            <form method="post" action={inboxPaths.erasePerson} className="grid grid-cols-1 gap-3">
              <input type="hidden" name="email" value={email} />
              <div>
                <label htmlFor="confirm" className="text-sm text-muted">
                  Type the address again to confirm
                </label>
                <input
                  id="confirm"
                  type="email"
                  name="confirm"
                  required
                  autoComplete="off"
                  aria-describedby={error && 'confirm-error'}
                  aria-invalid={error ? true : undefined}
                  className="inbox-control"
                />
                {error && (
                  <p id="confirm-error" className="text-danger">
                    {error}
                  </p>
                )}
              </div>
              <InboxButton tone="danger" className="justify-self-start">
                Erase everything
              </InboxButton>
            </form>
          </section>
        </>
      )}
    </div>
  );
}
