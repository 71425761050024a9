import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { EntranceForm } from './EntranceForm.tsx';
import { NewPassword } from './PasswordField.tsx';

interface Props {
  email: string;
  token: string;
  minimumLength: number;
  error: string | undefined;
}

/** The first password of somebody who was invited. */
export function InvitationForm({ email, token, minimumLength, error }: Props) {
  return (
    <EntranceForm
      title="Choose a password"
      lead={`For ${email}.`}
      action={inboxPaths.invitation}
      error={error}
      button="Save and sign in"
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <NewPassword minimumLength={minimumLength} />
    </EntranceForm>
  );
}
