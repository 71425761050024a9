import type { ReceivedMail } from './readMail.ts';
import { reportText } from './readMail.ts';

export interface BounceReason {
  /** In words, for staff. */
  words: string;
  /** Whether the address takes no mail at all, so that trying again is in vain. */
  isHard: boolean;
}

interface Known {
  /** Enhanced status codes (RFC 3463). */
  code: RegExp;
  /** What servers write that give none. */
  text: RegExp;
  words: string;
  /** Whether the address takes no mail at all. */
  hard?: true;
}

/** The first that fits counts. */
const known: readonly Known[] = [
  {
    code: /^5\.2\.1$/,
    text: /(?:account|mailbox|user)[^.\n]{0,40}(?:disabled|inactive|suspended)/i,
    words: 'the mailbox is disabled',
    hard: true,
  },
  {
    code: /^[45]\.2\.2$/,
    text: /mailbox (?:is )?full|over ?quota|quota exceeded|insufficient storage|inbox is full/i,
    words: 'the mailbox is full',
  },
  {
    code: /^[45]\.(?:2\.3|3\.4)$/,
    text: /(?:message|size)[^.\n]{0,30}(?:too large|exceeds)/i,
    words: 'the mail is too large for the recipient',
  },
  {
    code: /^5\.1\.(?:0|1|3|6|10)$/,
    text: /(?:user|recipient|mailbox|address)[^.\n]{0,40}(?:unknown|not found|does(?: not|n't) (?:exist|have))|no such (?:user|recipient|mailbox|person)|unknown (?:user|recipient)|invalid recipient/i,
    words: 'there is no such mailbox',
    hard: true,
  },
  {
    code: /^5\.1\.2$|^5\.4\.4$/,
    text: /(?:host|domain)[^.\n]{0,30}(?:not found|unknown|does not exist)|no such (?:host|domain)|nxdomain|unrouteable/i,
    words: 'there is no such mail domain',
    hard: true,
  },
  {
    code: /^[45]\.7\.\d+$/,
    text: /spam|blocked|black ?list|policy|not authori[sz]ed|dmarc/i,
    words: "the recipient's server refused it by its rules",
  },
  {
    code: /^[45]\.6\.\d+$/,
    text: /content (?:type )?not (?:allowed|supported)/i,
    words: "the recipient's server does not take its content",
  },
  {
    code: /^[45]\.4\.\d+$|^4\.3\.\d+$/,
    text: /timed? ?out|could not connect|connection refused|try again later|expired|unreachable/i,
    words: "the recipient's server could not be reached",
  },
];

const finalStatus = /^Status:\s*([245]\.\d{1,3}\.\d{1,3})/im;
const anyStatus = /\b([45]\.\d{1,3}\.\d{1,3})\b/;

/** Why a mail came back. */
export function bounceReason(mail: ReceivedMail): BounceReason {
  const report = reportText(mail);
  const [, diagnostic = ''] =
    /^Diagnostic-Code:\s*(?:smtp;)?([\s\S]{0,500}?)(?:\n\S|\n\n|$)/im.exec(report) ?? [];
  const status = finalStatus.exec(report)?.[1] ?? anyStatus.exec(diagnostic || report)?.[1] ?? '';
  const exact = anyStatus.exec(diagnostic)?.[1] ?? status;
  // Servers in between say 5.0.0 or 5.1.0 where the last one was more exact.
  const code = /^[45]\.(?:0\.0|1\.0)$/.test(status) ? exact : status;
  const isDelay = /^Action:\s*delayed/im.test(report) || /delayed|warning/i.test(mail.subject);
  const said = diagnostic || report;
  const byCode =
    code === '' || /\.0\.0$/.test(code) ? undefined : known.find((one) => one.code.test(code));
  const found = byCode ?? known.find(({ text }) => text.test(said));
  const words = found?.words ?? 'the reason is not given';
  const isTemporary = isDelay || code.startsWith('4.');
  return {
    words: isDelay ? `${words}; it is still being tried` : words,
    isHard: found?.hard === true && !isTemporary,
  };
}
