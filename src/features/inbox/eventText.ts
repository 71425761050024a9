import {
  callOutcomes,
  isCallOutcome,
  isSubmissionState,
  submissionStates,
} from '../../staff/submissionStates.ts';

interface Event {
  kind: string;
  detail: Readonly<Record<string, string | null>>;
}

const stateName = (state: string | null | undefined) =>
  isSubmissionState(state) ? submissionStates[state] : String(state);

/** The second was a reason for spam until speed alone only marked a submission. */
const spamReasons: Readonly<Record<string, string>> = {
  honeypot: 'the hidden field was filled in',
  'too fast': 'sent very quickly',
};

function receivedText({ spam, mark }: Event['detail']): string {
  if (spam) return `Received, held back as spam: ${spamReasons[spam] ?? spam}`;
  return mark === 'quick' ? 'Received, sent very quickly' : 'Received';
}

/** An event of a submission's history, in words. */
export function eventText({ kind, detail }: Event): string {
  switch (kind) {
    case 'received':
      return receivedText(detail);
    case 'released':
      return `Not spam: released, mails sent: ${detail.mails}`;
    case 'read':
      return 'Read for the first time';
    case 'unread':
      return 'Marked as unread';
    case 'state':
      return `State: ${stateName(detail.from)} → ${stateName(detail.to)}`;
    case 'assignee':
      return `Assignee: ${detail.from ?? 'nobody'} → ${detail.to ?? 'nobody'}`;
    case 'call':
      return isCallOutcome(detail.call) ? callOutcomes[detail.call] : 'Call';
    case 'tags':
      return `Tags: ${detail.from || 'none'} → ${detail.to || 'none'}`;
    case 'merged':
      return `Became part of ${detail.into}`;
    case 'merged_in':
      return `${detail.from} became part of it`;
    case 'separated':
      return 'A case of its own again';
    case 'looked_again':
      return 'The day has come to look at it again';
    case 'note':
      return 'Note';
    case 'message_mail':
      return detail.sender === 'other'
        ? 'Written by mail, from another address'
        : 'Written by mail';
    case 'message_page':
      return "Written on the visitor's page";
    case 'message_automatic':
      return 'A machine answered';
    case 'message_bounce':
      return `A mail came back: ${detail.note}`;
    case 'solved':
      return 'Marked as solved by the visitor';
    case 'answer':
      return `Answered by mail to ${detail.to}`;
    case 'answer_taken_back':
      return `Answer to ${detail.to} taken back before it was sent`;
    case 'unacknowledged':
      return `Acknowledgement not sent: ${detail.to} has had several within the hour`;
    case 'attachment_refused':
      return `Attachment ${detail.name} refused by the virus scanner`;
    case 'attachment_released':
      return `Attachment ${detail.name} offered without the virus scanner's consent`;
    case 'mail_retry':
      return `Mail to ${detail.to} queued again`;
    default:
      return kind;
  }
}
