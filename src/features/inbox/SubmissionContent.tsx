import Download from 'lucide-react/icons/download';
import type { FieldLine } from '../../forms/fieldLines.ts';
import { type AttachmentScan, isOffered } from '../../staff/attachmentScan.ts';
import { inboxPaths } from '../../staff/inboxPaths.ts';
import { QuoteLines } from './QuoteLines.tsx';
import { WithheldAttachment } from './WithheldAttachment.tsx';

interface Props {
  id: string;
  lines: readonly FieldLine[];
  attachments: readonly { id: string; name: string; size: number; scan: AttachmentScan | null }[];
  mayRelease: boolean;
}

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;

/** Everything the visitor sent: fields and attachments. */
export function SubmissionContent({ id, lines, attachments, mayRelease }: Props) {
  const offered = attachments.filter(({ scan }) => isOffered(scan));
  const withheld = attachments.filter(({ scan }) => !isOffered(scan));
  return (
    <section aria-label="Submitted data" className="inbox-card">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {lines.map(({ label, value, items }) => (
          <div key={label} className="contents">
            <dt className="text-muted max-sm:-mb-3">{label}</dt>
            <dd className="break-words whitespace-pre-wrap">
              {items ? <QuoteLines lines={items} /> : value}
            </dd>
          </div>
        ))}
      </dl>
      {withheld.map((attachment) => (
        <div key={attachment.id} className="mt-4">
          <WithheldAttachment {...attachment} submission={id} mayRelease={mayRelease} />
        </div>
      ))}
      {offered.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-3 border-t border-line pt-4">
          {offered.map((attachment) => (
            <li key={attachment.id} className="min-w-0">
              <a
                href={inboxPaths.attachment(id, attachment.id)}
                download
                className="inbox-button max-w-full"
              >
                <Download aria-hidden="true" className="size-4 shrink-0" />
                <span className="truncate">{attachment.name}</span>
                <span className="figures shrink-0 text-sm text-muted">
                  {kilobytes(attachment.size)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
