import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { PasswordField } from './PasswordField.tsx';

interface Props {
  on: boolean;
  required: boolean;
}

/** Whether a code is asked for at sign-in, and the way to change that. */
export function FactorState({ on, required }: Props) {
  return (
    <section className="inbox-card max-w-3xl">
      <h2>Codes from an app: {on ? 'on' : 'off'}</h2>
      <p className="mb-4 text-muted">
        {on
          ? 'After your password, a code from your authenticator app is asked for.'
          : 'With it, nobody who knows your password gets in without your phone. Any authenticator app will do.'}
        {required &&
          !on &&
          ' Administrators must switch it on, or add a passkey below, before they can go on.'}
      </p>
      <form
        method="post"
        action={inboxPaths.secondFactor}
        className="grid max-w-sm grid-cols-1 gap-3"
      >
        <PasswordField name="password" label="Your password" autoComplete="current-password" />
        {on ? (
          <div className="flex flex-wrap gap-2">
            <button type="submit" name="do" value="codes" className="inbox-button">
              New recovery codes
            </button>
            {!required && (
              <button
                type="submit"
                name="do"
                value="off"
                className="inbox-button inbox-button-danger"
              >
                Switch off
              </button>
            )}
          </div>
        ) : (
          <button
            type="submit"
            name="do"
            value="begin"
            className="inbox-button inbox-button-main justify-self-start"
          >
            Set it up
          </button>
        )}
      </form>
    </section>
  );
}
