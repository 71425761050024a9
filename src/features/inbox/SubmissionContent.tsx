import Download from 'lucide-react/icons/download';
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point';
import type { FieldLine } from '../../forms/fieldLines.ts';
import type { OrderedLine } from '../../forms/quoteList/orderedLine.ts';
import { inboxPaths } from '../../staff/inboxPaths.ts';
import { type AttachmentScan, isOffered } from '../../staff/submissionStates.ts';
import { InboxButton } from './InboxButton.tsx';

interface Props {
  id: string;
  lines: readonly FieldLine[];
  attachments: readonly { id: string; name: string; size: number; scan: AttachmentScan | null }[];
  mayRelease: boolean;
}

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;

interface QuoteLinesProps {
  lines: readonly OrderedLine[];
}

/** The lines of a quote: how many of what, with order codes, notes and a link to each product. */
function QuoteLines({ lines }: QuoteLinesProps) {
  return (
    <ol className="divide-y divide-line whitespace-normal">
      {lines.map(({ slug, quantity, name, url, order, note }) => (
        <li key={slug} className="py-2 first:pt-0">
          <span className="figures">{`${quantity} × `}</span>
          <a href={url} className="font-medium text-accent underline">
            {name}
          </a>
          <ul className="text-sm">
            {order
              .filter(({ code }) => code !== '')
              .map(({ code, name: what }) => (
                <li key={code}>
                  <span className="figures">{code}</span> <span className="text-muted">{what}</span>
                </li>
              ))}
          </ul>
          {note !== '' && <p className="mt-1 text-sm whitespace-pre-wrap">{note}</p>}
        </li>
      ))}
    </ol>
  );
}

interface WithheldAttachmentProps {
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
  foreign:
    'came by mail and is no whole PDF, Word document or picture without macros, so no form would have taken it.',
  refused: 'was refused by the virus scanner and is kept apart. Opening it may do harm.',
};

/** An attachment that is not offered, and why. */
function WithheldAttachment({ submission, id, name, scan, mayRelease }: WithheldAttachmentProps) {
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
          <InboxButton>Offer it to staff all the same</InboxButton>
        </form>
      )}
    </div>
  );
}

/** Everything the visitor sent: fields and attachments. */
export function SubmissionContent({ id, lines, attachments, mayRelease }: Props) {
  const offered = attachments.filter(({ scan }) => isOffered(scan));
  const withheld = attachments.filter(({ scan }) => !isOffered(scan));
  return (
    <section aria-label="Submitted data" className="inbox-card">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {lines.map(({ label, value, items, dial }) => (
          <div key={label} className="contents">
            <dt className="text-muted max-sm:-mb-3">{label}</dt>
            <dd className="break-words whitespace-pre-wrap">
              {items ? (
                <QuoteLines lines={items} />
              ) : dial ? (
                <a href={`tel:${dial}`} className="text-accent underline">
                  {value}
                </a>
              ) : (
                value
              )}
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
