import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { PasswordField } from './PasswordField.tsx';

interface Props {
  /** The current password was set by someone else and must be changed. */
  forced: boolean;
  email: string;
  minimumLength: number;
  error: string | undefined;
}

export function PasswordForm({ forced, email, minimumLength, error }: Props) {
  return (
    <div className="mx-auto max-w-sm py-10">
      <h1 className="text-title">{forced ? 'Choose a password' : 'Change your password'}</h1>
      <p className="mt-2 text-muted">
        {forced
          ? 'The password you signed in with was for the first sign-in only.'
          : `For ${email}. Your other sessions will be signed out.`}
      </p>
      <form method="post" action={inboxPaths.password} className="mt-6 flex flex-col gap-4">
        {error && (
          <p role="alert" data-tone="danger" className="inbox-notice">
            {error}
          </p>
        )}
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField name="current" label="Current password" autoComplete="current-password" />
        <PasswordField
          name="next"
          label="New password"
          autoComplete="new-password"
          hint={`${minimumLength} characters or more. Several words are easier to remember.`}
        />
        <PasswordField name="again" label="Repeat the new password" autoComplete="new-password" />
        <button type="submit" className="inbox-button inbox-button-main min-h-11">
          Change password
        </button>
      </form>
    </div>
  );
}
