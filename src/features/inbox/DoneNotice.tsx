import { inboxPaths } from '../../staff/inboxPaths.ts';
import { InboxButton } from './InboxButton.tsx';
import { Notice } from './Notice.tsx';

interface Props {
  /** The query of a page that was reached by doing something. */
  query: URLSearchParams;
  /** The page's own address, to return to after undoing. */
  back: string;
}

/** A number in an address, which anybody could have written. */
const numberIn = (query: URLSearchParams, name: string) =>
  Math.min(1000, Math.max(0, Math.floor(Number(query.get(name)) || 0)));

function counted(query: URLSearchParams): string {
  const changed = numberIn(query, 'changed');
  const skipped = numberIn(query, 'skipped');
  const rest =
    skipped > 0
      ? ` ${skipped} left as ${skipped === 1 ? 'it is' : 'they are'}: changed by somebody else meanwhile.`
      : '';
  return `${changed} changed.${rest}`;
}

/** What staff read after an action; the address carries only the message's name and numbers. */
const messages: Readonly<Record<string, string | ((query: URLSearchParams) => string)>> = {
  handled: 'Saved.',
  released: 'Released: it is open now, and the mails held back are on their way.',
  attachmentReleased: 'The attachment is offered to staff now.',
  note: 'Note added.',
  answer: 'The answer is on its way.',
  draft: 'Draft saved.',
  takenBack: 'Taken back: nothing was sent. Your text is a draft again.',
  sentAlready: 'Too late: the answer has been sent.',
  templates: 'Templates saved.',
  account: 'Saved.',
  secondFactor: 'The second factor is on. Your next sign-in asks for a code.',
  secondFactorOff: 'The second factor is off.',
  passkeyAdded: 'The passkey is added. You can sign in with it.',
  passkeyRefused: 'The passkey could not be added. Please try again.',
  passkeyRemoved:
    'The passkey no longer opens your account. Delete it from your device as well, where it is offered otherwise.',
  passkeyNeeded:
    'Not removed: administrators need a second factor here. Add another passkey first, or switch on codes.',
  session: 'Signed out there.',
  invited: 'Your password is saved. Sign in with it now.',
  device: 'This device has attempts of its own now. Please sign in.',
  unread: 'Marked as unread.',
  bulk: counted,
  nothing: 'Nothing was selected.',
  undone: (query) => `Undone. ${counted(query)}`,
  tooLate: 'This can no longer be undone.',
  retry: 'The mail is being sent again now.',
  retryAll: 'All mails that had been given up are being sent again now.',
  erased: 'Everything stored under this address has been erased.',
  draftSaved: 'Draft saved. Nothing on the site has changed yet.',
  draftChecked: 'Draft saved and checked.',
  restored: 'That text is the draft now. Nothing on the site has changed yet.',
  asked: 'Asked for.',
  publicationApproved: 'Approved: it is published next.',
  publicationCancelled: 'Taken back: the texts are drafts again.',
  publicationUndone: 'It is being taken back.',
  publicationStays:
    'This cannot be taken back: something later has the same texts. Take that back first.',
  notice: 'Saved. All pages have it within seconds.',
  heroes: 'The home page now shows the new slides.',
  password: 'Your password has been changed. Your other sessions have been signed out.',
};

function doneMessage(name: string | null, query: URLSearchParams): string | undefined {
  if (name === null || !Object.hasOwn(messages, name)) return undefined;
  const message = messages[name];
  return typeof message === 'function' ? message(query) : message;
}

/** Says what was just done, and offers to undo it. */
export function DoneNotice({ query, back }: Props) {
  const message = doneMessage(query.get('done'), query);
  if (!message) return null;
  const undo = query.get('undo');
  const mail = query.get('mail');
  const [, submission] = /^\/inbox\/([0-9a-f-]{36})/.exec(back) ?? [];
  return (
    <Notice>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {message}
        {mail && submission && (
          <form
            method="post"
            action={inboxPaths.takeBack(submission, query.get('in') ?? undefined)}
          >
            <input type="hidden" name="mail" value={mail} />
            <InboxButton data-key="z">Take it back</InboxButton>
          </form>
        )}
        {undo && (
          <form method="post" action={inboxPaths.undo}>
            <input type="hidden" name="undo" value={undo} />
            <input type="hidden" name="back" value={back} />
            <InboxButton data-key="z">Undo</InboxButton>
          </form>
        )}
      </span>
    </Notice>
  );
}
