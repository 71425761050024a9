import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { InboxButton } from '../InboxButton.tsx';
import { Timestamp } from '../Timestamp.tsx';
import { PasskeyProblem } from './PasskeySignIn.tsx';
import { PasswordField } from './PasswordField.tsx';

interface Props {
  passkeys: readonly { id: string; name: string; addedAt: number; lastUsedAt: number | null }[];
  /** What a new one is called unless one says otherwise. */
  suggestedName: string;
}

/** Only the browser can make a passkey, so without the script there is a sentence in its place. */
function PasskeyForm({ suggestedName }: { suggestedName: string }) {
  return (
    <>
      <p data-without-passkeys className="mt-4">
        To add one, use a browser that knows passkeys, with JavaScript switched on.
      </p>
      <form
        method="post"
        action={inboxPaths.passkeys}
        data-passkey="create"
        data-options={inboxPaths.newPasskey}
        aria-label="New passkey"
        hidden
        className="mt-4 grid max-w-sm grid-cols-1 gap-3"
      >
        <input type="hidden" name="key" />
        <div className="flex flex-col gap-1.5">
          <label htmlFor="passkey-name" className="font-medium">
            Name
          </label>
          <input
            id="passkey-name"
            name="name"
            required
            maxLength={60}
            autoComplete="off"
            defaultValue={suggestedName}
            className="inbox-control min-h-11"
          />
        </div>
        <PasswordField
          name="passkey-password"
          label="Your password"
          autoComplete="current-password"
        />
        <PasskeyProblem />
        <InboxButton tone="main" className="justify-self-start">
          Add a passkey
        </InboxButton>
      </form>
    </>
  );
}

/** One's passkeys, and the way to add and remove them. */
export function PasskeyList({ passkeys, suggestedName }: Props) {
  return (
    <section id="passkeys" className="inbox-card max-w-3xl">
      <h2>Passkeys</h2>
      <p className="text-muted">
        A passkey signs you in by the fingerprint, face or PIN of your phone, computer or security
        key. It stands for password and code together, so neither is asked for.
      </p>
      {passkeys.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {passkeys.map(({ id, name, addedAt, lastUsedAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="font-semibold">{name}</span>
              <span className="text-muted">
                added <Timestamp at={addedAt} />
              </span>
              <span className="text-muted">
                {lastUsedAt ? (
                  <>
                    last used <Timestamp at={lastUsedAt} />
                  </>
                ) : (
                  'not used yet'
                )}
              </span>
              <form method="post" action={inboxPaths.passkeys} className="ml-auto">
                <button
                  type="submit"
                  name="remove"
                  value={id}
                  aria-label={`Remove ${name}`}
                  className="inbox-button"
                >
                  Remove
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <PasskeyForm suggestedName={suggestedName} />
    </section>
  );
}
