import KeyRound from 'lucide-react/icons/key-round';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { InboxButton } from '../InboxButton.tsx';

/** Where the script says why there is no passkey. */
export function PasskeyProblem() {
  return <p role="alert" data-tone="danger" data-problem hidden className="inbox-notice" />;
}

/** Another way in. The script shows it where the browser knows passkeys. */
export function PasskeySignIn({ next }: { next: string }) {
  return (
    <form
      method="post"
      action={inboxPaths.signIn}
      data-passkey="get"
      data-options={inboxPaths.passkeyChallenge}
      hidden
      className="mt-4 flex flex-col gap-4 border-t border-line pt-4"
    >
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="key" />
      <PasskeyProblem />
      <InboxButton className="min-h-11">
        <KeyRound aria-hidden="true" className="size-5" />
        Sign in with a passkey
      </InboxButton>
    </form>
  );
}
