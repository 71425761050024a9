import { inboxPaths } from '../../../staff/inboxPaths.ts';

interface Props {
  id: string;
  /** The page to return to. */
  back: string;
}

export function RetryMail({ id, back }: Props) {
  return (
    <form method="post" action={inboxPaths.retryMail(id)}>
      <input type="hidden" name="back" value={back} />
      <button type="submit" className="inbox-button">
        Try again now
      </button>
    </form>
  );
}

export function RetryDeadMails() {
  return (
    <form method="post" action={inboxPaths.retryDeadMails} className="mb-5">
      <button type="submit" className="inbox-button">
        Try all given up again
      </button>
    </form>
  );
}
