import { TextField } from '../../../components/form/TextField.tsx';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { EntranceForm } from './EntranceForm.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { PasswordField } from './PasswordField.tsx';

interface Props {
  email: string;
  next: string;
  error: string | undefined;
}

export function SignInForm({ email, next, error }: Props) {
  return (
    <EntranceForm
      title="Sign in"
      lead="For staff only. Accounts are created by the site's operator."
      action={inboxPaths.signIn}
      error={error}
      button="Sign in"
      below={<PasskeySignIn next={next} />}
    >
      <input type="hidden" name="next" value={next} />
      <TextField
        id="email"
        name="email"
        info={{ label: 'E-mail', control: 'email', autoComplete: 'username', maxLength: 254 }}
        defaultValue={email}
      />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
    </EntranceForm>
  );
}
