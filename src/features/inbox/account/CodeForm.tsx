import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { CodeField } from './CodeField.tsx';
import { EntranceForm } from './EntranceForm.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';

interface Props {
  next: string;
  error: string | undefined;
}

/** The second step of signing in. */
export function CodeForm({ next, error }: Props) {
  return (
    <EntranceForm
      title="Code"
      lead="From your authenticator app, or one of your recovery codes."
      action={inboxPaths.code}
      error={error}
      button="Sign in"
      below={
        <>
          <a
            href={inboxPaths.signIn}
            className="mt-4 inline-block py-1 text-accent hover:underline"
          >
            Start again
          </a>
          <PasskeySignIn next={next} />
        </>
      }
    >
      <input type="hidden" name="next" value={next} />
      <CodeField />
    </EntranceForm>
  );
}
