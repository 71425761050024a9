import { type AuditEventKind, auditEventKinds } from '../../../staff/auditKinds.ts';
import { isSubmissionState, submissionStates } from '../../../staff/submissionStates.ts';

interface AuditEvent {
  kind: AuditEventKind;
  detail: Readonly<Record<string, string | number | null>>;
}

const named = (value: string | number | null | undefined) =>
  isSubmissionState(value) ? submissionStates[value] : String(value ?? 'nobody');

/** An event in words, with its figures. */
export function auditText({ kind, detail }: AuditEvent): string {
  const what = auditEventKinds[kind];
  switch (kind) {
    case 'state':
    case 'assignee':
    case 'staff_role':
      return `${what}: ${named(detail.from)} → ${named(detail.to)}`;
    case 'released':
      return `${what}, mails sent: ${detail.mails}`;
    case 'erased':
      return detail.submissions
        ? `${what}: ${detail.submissions} submissions older than ${detail.olderThanDays} days`
        : what;
    case 'staff_added':
      return `${what}: ${detail.role}`;
    case 'slides':
      return `${what}: ${detail.slides} in all`;
    case 'content':
      return `${what}: ${detail.file}`;
    case 'publication':
    case 'publication_approved':
    case 'publication_live':
    case 'publication_undone':
      return `${what}: ${detail.files}${detail.alone ? ', by one person alone' : ''}`;
    case 'backup':
    case 'restored':
      return `${what}: ${detail.rows} rows`;
    default:
      return what;
  }
}
