import ShieldAlert from 'lucide-react/icons/shield-exclamation-point';
import type { AttachmentScan } from '../../staff/attachmentScan.ts';
import { inboxPaths } from '../../staff/inboxPaths.ts';

interface Props {
  submission: string;
  id: string;
  name: string;
  scan: AttachmentScan | null;
  /** Whether the one who looks at it may release it. */
  mayRelease: boolean;
}

const reasons: Partial<Record<AttachmentScan, string>> = {
  unscanned: 'waits for the virus scanner. Please look again in a minute.',
  unchecked: 'could not be scanned for viruses yet. It is tried again every few minutes.',
  refused: 'was refused by the virus scanner and is kept apart. Opening it may do harm.',
};

/** An attachment that is not offered, and why. */
export function WithheldAttachment({ submission, id, name, scan, mayRelease }: Props) {
  return (
    <div
      className="inbox-notice"
      data-tone={scan === 'refused' ? 'danger' : 'caution'}
      role={scan === 'refused' ? 'alert' : 'status'}
    >
      <p className="flex gap-2">
        <ShieldAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
        <span className="min-w-0 break-words">
          <strong>{name}</strong> {scan && reasons[scan]}
        </span>
      </p>
      {mayRelease && (
        <form method="post" action={inboxPaths.releaseAttachment(submission, id)} className="mt-3">
          <button type="submit" className="inbox-button">
            Offer it to staff all the same
          </button>
        </form>
      )}
    </div>
  );
}
