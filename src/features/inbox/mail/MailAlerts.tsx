import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { Notice } from '../Notice.tsx';

interface Props {
  /** How many, in words; undefined for none. */
  dead: string | undefined;
  waiting: string | undefined;
}

export function MailAlerts({ dead, waiting }: Props) {
  return (
    <>
      {waiting && (
        <Notice tone="caution">
          No mail server is configured (SMTP_URL). Mails waiting to be sent: {waiting}.
        </Notice>
      )}
      {dead && (
        <Notice tone="danger">
          Mails that could not be delivered: {dead}.{' '}
          <a href={inboxPaths.mail} className="underline">
            Show them
          </a>
        </Notice>
      )}
    </>
  );
}
