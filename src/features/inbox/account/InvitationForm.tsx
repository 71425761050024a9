import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { PasswordField } from './PasswordField.tsx';

interface Props {
  email: string;
  token: string;
  minimumLength: number;
  error: string | undefined;
}

/** The first password of somebody who was invited. */
export function InvitationForm({ email, token, minimumLength, error }: Props) {
  return (
    <div className="mx-auto max-w-sm py-10">
      <h1 className="text-title">Choose a password</h1>
      <p className="mt-2 text-muted">For {email}.</p>
      <form method="post" action={inboxPaths.invitation} className="mt-6 flex flex-col gap-4">
        {error && (
          <p role="alert" data-tone="danger" className="inbox-notice">
            {error}
          </p>
        )}
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField
          name="next"
          label="New password"
          autoComplete="new-password"
          hint={`${minimumLength} characters or more. Several words are easier to remember.`}
        />
        <PasswordField name="again" label="Repeat the new password" autoComplete="new-password" />
        <button type="submit" className="inbox-button inbox-button-main min-h-11">
          Save and sign in
        </button>
      </form>
    </div>
  );
}
