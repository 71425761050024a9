import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { CodeField } from './CodeField.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';

interface Props {
  next: string;
  error: string | undefined;
}

/** The second step of signing in. */
export function CodeForm({ next, error }: Props) {
  return (
    <div className="mx-auto max-w-sm py-10">
      <h1 className="text-title">Code</h1>
      <p className="mt-2 text-muted">From your authenticator app, or one of your recovery codes.</p>
      <form method="post" action={inboxPaths.code} className="mt-6 flex flex-col gap-4">
        <input type="hidden" name="next" value={next} />
        {error && (
          <p role="alert" data-tone="danger" className="inbox-notice">
            {error}
          </p>
        )}
        <CodeField />
        <button type="submit" className="inbox-button inbox-button-main min-h-11">
          Sign in
        </button>
        <a href={inboxPaths.signIn} className="py-1 text-accent hover:underline">
          Start again
        </a>
      </form>
      <PasskeySignIn next={next} />
    </div>
  );
}
