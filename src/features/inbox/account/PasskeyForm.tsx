import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { PasskeyProblem } from './PasskeyProblem.tsx';
import { PasswordField } from './PasswordField.tsx';

/** Only the browser can make a passkey, so without the script there is a sentence in its place. */
export function PasskeyForm({ suggestedName }: { suggestedName: string }) {
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
        <button type="submit" className="inbox-button inbox-button-main justify-self-start">
          Add a passkey
        </button>
      </form>
    </>
  );
}
