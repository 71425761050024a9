import { TextField } from '../../../components/form/TextField.tsx';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { PasswordField } from './PasswordField.tsx';

interface Props {
  email: string;
  next: string;
  error: string | undefined;
}

export function SignInForm({ email, next, error }: Props) {
  return (
    <div className="mx-auto max-w-sm py-10">
      <h1 className="text-title">Sign in</h1>
      <p className="mt-2 text-muted">
        For staff only. Accounts are created by the site's operator.
      </p>
      <form method="post" action={inboxPaths.signIn} className="mt-6 flex flex-col gap-4">
        <input type="hidden" name="next" value={next} />
        {error && (
          <p role="alert" data-tone="danger" className="inbox-notice">
            {error}
          </p>
        )}
        <TextField
          id="email"
          name="email"
          info={{ label: 'E-mail', control: 'email', autoComplete: 'username', maxLength: 254 }}
          defaultValue={email}
        />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <button type="submit" className="inbox-button inbox-button-main min-h-11">
          Sign in
        </button>
      </form>
      <PasskeySignIn next={next} />
    </div>
  );
}
