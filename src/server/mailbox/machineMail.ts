import type { ReceivedMail } from './readMail.ts';

/** Senders that are programs. */
const machines =
  /^(?:mailer-daemon|postmaster|mail-daemon|no-?reply|do-?not-?reply|bounces?)\b[^@]*@/i;
/** What absence notices say where they carry no mark, in the languages we get mail in. */
const absence =
  /^(?:(?:automatic(?: reply)?|auto(?:matic)?[- ]?(?:reply|response)|out of (?:the )?office|abwesenheits(?:notiz|meldung)|automatische antwort|réponse automatique|absence du bureau|respuesta automática|fuera de (?:la )?oficina|risposta automatica|automatisch antwoord|स्वचालित उत्तर)\b|स्वचालित)/iu;

/** Whether a program wrote it, to which no program may answer (RFC 3834 and what came before it). */
export function isAutomatic({ header, subject, from }: ReceivedMail): boolean {
  const says = (name: string, what: RegExp) =>
    header(name).some((value) => what.test(value.trim()));
  if (header('auto-submitted').some((value) => !/^no\b/i.test(value.trim()))) return true;
  if (says('precedence', /^(?:bulk|list|junk|auto_reply)\b/i)) return true;
  if (says('x-auto-response-suppress', /\b(?:all|autoreply|oof)\b/i)) return true;
  const marks = ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond', 'x-loop'];
  if (marks.some((name) => header(name).length > 0)) return true;
  return from === '' || machines.test(from) || absence.test(subject);
}

/** Whether it says that a mail could not be delivered. */
export function isBounce(mail: ReceivedMail): boolean {
  const type = mail.header('content-type').join(' ');
  if (/multipart\/report/i.test(type))
    return !/disposition-notification|feedback-report/i.test(type);
  const isFromNobody = mail.header('return-path').some((value) => value.trim() === '<>');
  const isFromDaemon = /^(?:mailer-daemon|postmaster|mail-daemon)@/i.test(mail.from);
  if (!isFromNobody && !isFromDaemon && mail.header('x-failed-recipients').length === 0)
    return false;
  return /undeliver|undelivered|returned|fail|delivery status|delayed|unzustellbar|non remis|no se ha podido|mancato recapito|nicht zugestellt|échec/i.test(
    `${mail.subject} ${mail.header('x-failed-recipients').join(' ')}`,
  );
}

/** Whether the receiving server says that the sender's domain stands for this mail (DMARC). */
export function passedDmarc(mail: ReceivedMail, server: string | undefined): boolean {
  if (!server || !mail.hasOneSender) return false;
  const ours = mail
    .header('authentication-results')
    .map((value) => value.replace(/\([^()]*\)/g, ' '))
    .find((value) => /^\s*([^\s;]+)/.exec(value)?.[1]?.toLowerCase() === server.toLowerCase());
  if (ours === undefined) return false;
  // Only the topmost one is the server's for sure: those below may have come with the mail.
  const result = /(?:^|;)\s*dmarc\s*=\s*pass\b([^;]*)/i.exec(ours);
  const [, domain] = /header\.from\s*=\s*"?([^\s";]+)/i.exec(result?.[1] ?? '') ?? [];
  const own = mail.from.split('@')[1] ?? '';
  return result !== null && (domain === undefined || domain.toLowerCase() === own);
}
