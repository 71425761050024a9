import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { InboxButton } from '../InboxButton.tsx';
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
            <InboxButton name="do" value="codes">
              New recovery codes
            </InboxButton>
            {!required && (
              <InboxButton tone="danger" name="do" value="off">
                Switch off
              </InboxButton>
            )}
          </div>
        ) : (
          <InboxButton tone="main" name="do" value="begin" className="justify-self-start">
            Set it up
          </InboxButton>
        )}
      </form>
    </section>
  );
}
