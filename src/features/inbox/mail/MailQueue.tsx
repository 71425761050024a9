import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { Timestamp } from '../Timestamp.tsx';
import { mailStates, mayRetry } from './mailStates.ts';
import { RetryMail } from './RetryMail.tsx';

interface Props {
  mails: readonly {
    id: string;
    submission_id: string | null;
    reference: string | null;
    to_address: string;
    subject: string;
    state: 'waiting' | 'sent' | 'dead';
    attempts: number;
    last_error: string | null;
    run_at: number;
  }[];
  mayChange: boolean;
}

/** The mails that have not been sent. */
export function MailQueue({ mails, mayChange }: Props) {
  return (
    <ul aria-label="Unsent mails" className="grid grid-cols-1 gap-5">
      {mails.map((mail) => (
        <li key={mail.id} className="inbox-card grid grid-cols-1 gap-2">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span data-tone={mailStates[mail.state].tone} className="inbox-badge">
              {mailStates[mail.state].label}
            </span>
            <span className="break-all">to {mail.to_address}</span>
            {mail.submission_id && (
              <a
                href={inboxPaths.submission(mail.submission_id)}
                className="figures text-accent underline"
              >
                {mail.reference}
              </a>
            )}
            {mail.state === 'waiting' && (
              <span className="text-muted">
                next attempt <Timestamp at={mail.run_at} />
              </span>
            )}
          </p>
          <p className="break-words">{mail.subject}</p>
          {mail.last_error && (
            <p className="text-sm text-danger">
              Attempt {mail.attempts}: {mail.last_error}
            </p>
          )}
          {mayChange && mayRetry(mail) && <RetryMail id={mail.id} back={inboxPaths.mail} />}
        </li>
      ))}
    </ul>
  );
}
