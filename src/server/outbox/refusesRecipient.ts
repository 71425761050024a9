/** What nodemailer adds to an error. */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** The enhanced status code of a reply (RFC 3463): in "550 5.1.1 No such user", 5.1.1. */
const enhanced = /^5\d\d[ -]5\.(\d{1,3})\.(\d{1,3})/;

/**
 * Whether the mail server says that the recipient does not exist or takes no mail: the only answer
 * that trying again cannot change. All others may be about us (sender, sign-in, relaying, a block
 * list, the wording of a mail) and are mended here or there. Some servers give those only after
 * RCPT TO, with a code that tells them apart.
 */
export function refusesRecipient(error: unknown): boolean {
  const { code, command, responseCode = 0, response = '' } = error as SmtpError;
  if (code !== 'EENVELOPE' || command !== 'RCPT TO') return false;
  if (responseCode < 550 || responseCode > 553) return false;
  const [, subject, detail = ''] = enhanced.exec(response) ?? [];
  // 5.1 is about addresses, of which 5.1.7 and 5.1.8 mean the sender's; 5.2 is about the mailbox.
  if (subject === '1') return detail !== '7' && detail !== '8';
  return subject === undefined || subject === '2';
}
