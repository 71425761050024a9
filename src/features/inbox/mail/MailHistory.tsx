import { Timestamp } from '../Timestamp.tsx';
import { mailStates, mayRetry } from './mailStates.ts';
import { RetryMail } from './RetryMail.tsx';

interface Props {
  mails: readonly {
    id: string;
    kind: string;
    to_address: string;
    subject: string;
    text: string;
    state: 'waiting' | 'sent' | 'dead';
    attempts: number;
    last_error: string | null;
    bounce: string | null;
    created_at: number;
    sent_at: number | null;
  }[];
  back: string;
  mayChange: boolean;
}

export function MailHistory({ mails, back, mayChange }: Props) {
  return (
    <section className="inbox-card">
      <h2>Mails</h2>
      {mails.length === 0 && <p className="text-muted">No mails yet.</p>}
      <ul className="divide-y divide-line">
        {mails.map((mail) => (
          <li key={mail.id} className="grid grid-cols-1 gap-1 py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span data-tone={mailStates[mail.state].tone} className="inbox-badge">
                {mailStates[mail.state].label}
              </span>
              <span className="break-all">to {mail.to_address}</span>
              <Timestamp at={mail.sent_at ?? mail.created_at} />
            </p>
            {mail.bounce && <p className="text-sm text-danger">Came back: {mail.bounce}.</p>}
            {mail.last_error && (
              <p className="text-sm text-danger">
                Attempt {mail.attempts}: {mail.last_error}
              </p>
            )}
            <details>
              <summary className="py-1 text-accent">{mail.subject}</summary>
              <p className="mt-1 text-sm whitespace-pre-wrap text-muted">{mail.text}</p>
            </details>
            {mayChange && mayRetry(mail) && <RetryMail id={mail.id} back={back} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
