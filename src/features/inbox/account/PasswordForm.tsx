import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { EntranceForm } from './EntranceForm.tsx';
import { NewPassword, PasswordField } from './PasswordField.tsx';

interface Props {
  /** The current password was set by someone else and must be changed. */
  forced: boolean;
  email: string;
  minimumLength: number;
  error: string | undefined;
}

export function PasswordForm({ forced, email, minimumLength, error }: Props) {
  return (
    <EntranceForm
      title={forced ? 'Choose a password' : 'Change your password'}
      lead={
        forced
          ? 'The password you signed in with was for the first sign-in only.'
          : `For ${email}. Your other sessions will be signed out.`
      }
      action={inboxPaths.password}
      error={error}
      button="Change password"
    >
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <PasswordField name="current" label="Current password" autoComplete="current-password" />
      <NewPassword minimumLength={minimumLength} />
    </EntranceForm>
  );
}
