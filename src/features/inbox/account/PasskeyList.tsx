import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { Timestamp } from '../Timestamp.tsx';
import { PasskeyForm } from './PasskeyForm.tsx';

interface Props {
  passkeys: readonly { id: string; name: string; addedAt: number; lastUsedAt: number | null }[];
  /** What a new one is called unless one says otherwise. */
  suggestedName: string;
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
