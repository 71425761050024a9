import { inboxPaths } from '../../staff/inboxPaths.ts';
import { EditFields } from './edits/EditFields.tsx';
import type { EditMark } from './edits/outdatedEdit.ts';
import { InboxButton } from './InboxButton.tsx';
import { Notice } from './Notice.tsx';

interface Props {
  id: string;
  list: string | undefined;
  edit: EditMark;
  /** Whether its mails are held back. */
  held: boolean;
  mayChange: boolean;
}

/** Shown for what is in spam or came in as spam, until it is released. */
export function ReleaseForm({ id, list, edit, held, mayChange }: Props) {
  return (
    <Notice tone="caution">
      <p>
        {held
          ? 'This looked like spam, so no mail was sent: neither to staff nor to the sender.'
          : 'This was moved to spam. Its mails were sent when it arrived.'}
      </p>
      {mayChange && (
        <form method="post" action={inboxPaths.release(id, list)} className="mt-3">
          <EditFields edit={edit} />
          <InboxButton>Not spam: release</InboxButton>
        </form>
      )}
    </Notice>
  );
}
