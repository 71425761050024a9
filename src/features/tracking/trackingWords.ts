import { company } from '../../site/company.ts';
import { localDay } from '../../site/localTime.ts';
import type { SubmissionState } from '../../staff/submissionStates.ts';

interface Case {
  state: SubmissionState;
  due_at: number;
  answered_at: number | null;
}

/** How far a case is, as its visitor reads it. */
export function stateWords({ state, due_at, answered_at }: Case): string {
  if (state === 'done')
    return 'It is closed. Write below if it is not solved: that opens it again.';
  if (state === 'waiting') return 'We have answered and wait for what you write.';
  if (state === 'later') return 'We look at it again on a day that we have set.';
  if (answered_at !== null) return 'We have answered.';
  const due = `You get an answer by the end of ${localDay(due_at)}.`;
  return state === 'new' ? `We have received it. ${due}` : `Somebody is working on it. ${due}`;
}

/** What stands on the visitor's page. */
export const trackingWords = {
  conversation: 'Conversation',
  you: 'You',
  us: company.name,
  files: 'Files you sent',
  write: 'Add to it',
  message: 'Message',
  file: 'Picture or document',
  send: 'Send',
  solved: 'It is solved',
  solvedHint: 'Closes it. You can write again at any time.',
  private:
    'Whoever has this link can read this page. It works for 24 hours from when it was mailed.',
  closed: {
    title: 'This link has ended',
    text: 'A link works for 24 hours. We mail you a fresh one, to the address that you gave with your enquiry.',
    send: 'Mail me a fresh link',
    phone: `If you gave no e-mail address, call ${company.phone.text} (${company.supportHours}) with your reference.`,
  },
  done: {
    link: 'If we know this reference and an e-mail address for it, a link is on its way.',
    message: 'Thank you, we have received it.',
    solved: 'Thank you. It is closed.',
    tooMany: 'You have written many times within the hour. Please wait a little; nothing was sent.',
    wrongFile:
      'Nothing was sent: please choose a whole .pdf, .doc, .docx, .png or .jpg file without macros.',
    empty: 'Nothing was sent: please write something, or choose a file.',
    tooLarge: 'Nothing was sent: the file is too large.',
  },
} as const;

export type TrackingNote = keyof typeof trackingWords.done;

export const isTrackingNote = (name: string): name is TrackingNote =>
  Object.hasOwn(trackingWords.done, name);
