import { inboxPaths } from '../../staff/inboxPaths.ts';

interface Props {
  email: string;
  /** The submissions stored under the address; undefined before one was entered. */
  found: readonly { id: string; reference: string; subject: string }[] | undefined;
  error: string | undefined;
}

/** Exports or erases everything stored about a person. */
export function PersonalData({ email, found, error }: Props) {
  return (
    <div className="inbox-stack max-w-2xl">
      <form action={inboxPaths.people} className="inbox-card flex flex-wrap items-end gap-3">
        <div className="grow">
          <label htmlFor="person" className="text-sm text-muted">
            E-mail address of the person
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
        <button type="submit" className="inbox-button inbox-button-main">
          Look up
        </button>
      </form>
      {found && (
        <section className="inbox-card">
          <h2>
            {found.length === 0
              ? 'Nothing is kept under this address'
              : `Kept under this address: ${found.length}`}
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
            <h2>Hand out</h2>
            <p className="mb-3">Everything, with notes, mails and attachments, as one file.</p>
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
              Removes all of it for good, attachments, mails and notes included. Copies in backups
              go when the backups do.
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
              <button type="submit" className="inbox-button inbox-button-danger justify-self-start">
                Erase everything
              </button>
            </form>
          </section>
        </>
      )}
    </div>
  );
}
