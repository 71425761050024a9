import type { AuditEventKind } from '../../../staff/auditKinds.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { Timestamp } from '../Timestamp.tsx';
import { auditText } from './auditText.ts';

interface Props {
  rows: readonly {
    id: string;
    at: number;
    actor: string;
    kind: AuditEventKind;
    reference: string | null;
    person: string | null;
    client: string | null;
    detail: Readonly<Record<string, string | number | null>>;
  }[];
}

export function AuditList({ rows }: Props) {
  return (
    <ul aria-label="Record" className="border-t border-line">
      {rows.map((auditEvent) => (
        <li
          key={auditEvent.id}
          className="grid grid-cols-1 gap-x-5 gap-y-1 border-b border-line py-2 lg:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1.4fr)_9rem_10rem]"
        >
          <span className="text-muted">
            <Timestamp at={auditEvent.at} />
          </span>
          <span className="break-all">{auditEvent.actor}</span>
          <span className="min-w-0 break-words">
            {auditText(auditEvent)}
            {auditEvent.person && `, ${auditEvent.person}`}
          </span>
          <span className="figures text-sm">
            {auditEvent.reference && (
              <a href={inboxPaths.search(auditEvent.reference)} className="text-accent underline">
                {auditEvent.reference}
              </a>
            )}
          </span>
          <span className="figures text-sm text-muted">{auditEvent.client}</span>
        </li>
      ))}
    </ul>
  );
}
