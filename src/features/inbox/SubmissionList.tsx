import { inboxPaths } from '../../staff/inboxPaths.ts';
import type { SubmissionState } from '../../staff/submissionStates.ts';
import { StateBadge } from './StateBadge.tsx';
import { Timestamp } from './Timestamp.tsx';

export interface ListedRow {
  id: string;
  reference: string;
  formTitle: string;
  state: SubmissionState;
  name: string | null;
  email: string | null;
  subject: string;
  assignee: string | null;
  read_at: number | null;
  created_at: number;
}

function Row({ row }: { row: ListedRow }) {
  const unread = row.read_at === null;
  return (
    <li className="inbox-row">
      <span>
        {unread && (
          <span className="mt-1.5 block size-2.5 rounded-full bg-accent">
            <span className="sr-only">Unread</span>
          </span>
        )}
      </span>
      <span className="figures text-sm text-muted max-lg:order-2">{row.reference}</span>
      <span className="truncate max-lg:order-4 max-lg:col-span-2 max-lg:col-start-2">
        {row.name ?? row.email ?? 'No name'}
        {row.name && row.email && <span className="text-muted"> {row.email}</span>}
      </span>
      <a
        href={inboxPaths.submission(row.id)}
        className={`truncate max-lg:order-1 ${unread ? 'font-semibold' : ''}`}
      >
        {row.subject}
        <span className="sr-only">, {row.reference}</span>
      </a>
      <span className="text-sm text-muted max-lg:hidden">{row.formTitle}</span>
      <span className="max-lg:order-3 max-lg:col-start-2">
        <StateBadge state={row.state} />
        <span className="ml-2 text-sm text-muted lg:hidden">{row.formTitle}</span>
      </span>
      <span className="truncate text-sm text-muted max-lg:hidden">{row.assignee ?? '–'}</span>
      <span className="text-muted max-lg:order-5 max-lg:col-start-2 lg:text-right">
        <Timestamp at={row.created_at} />
      </span>
    </li>
  );
}

export function SubmissionList({ rows }: { rows: readonly ListedRow[] }) {
  return (
    <ul aria-label="Submissions" className="border-t border-line">
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ul>
  );
}
