import { inboxPaths } from '../../../staff/inboxPaths.ts';

export function RetryDeadMails() {
  return (
    <form method="post" action={inboxPaths.retryDeadMails} className="mb-5">
      <button type="submit" className="inbox-button">
        Try all given up again
      </button>
    </form>
  );
}
