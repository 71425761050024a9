import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { InboxButton } from '../InboxButton.tsx';

interface Props {
  id: string;
  /** The page to return to. */
  back: string;
}

export function RetryMail({ id, back }: Props) {
  return (
    <form method="post" action={inboxPaths.retryMail(id)}>
      <input type="hidden" name="back" value={back} />
      <InboxButton>Try again now</InboxButton>
    </form>
  );
}

export function RetryDeadMails() {
  return (
    <form method="post" action={inboxPaths.retryDeadMails} className="mb-5">
      <InboxButton>Try all given up again</InboxButton>
    </form>
  );
}
