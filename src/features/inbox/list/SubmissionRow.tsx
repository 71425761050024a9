import Eye from 'lucide-react/icons/eye';
import PenLine from 'lucide-react/icons/pen-line';
import { localMoment } from '../../../site/localTime.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import type { SubmissionState } from '../../../staff/submissionStates.ts';
import { StateBadge, UrgentBadge } from '../StateBadge.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import type { TimeLeftWords } from './timeLeft.ts';

export interface ListedRow {
  id: string;
  reference: string;
  formTitle: string;
  state: SubmissionState;
  name: string | null;
  email: string | null;
  subject: string;
  preview: string;
  assignee: string | null;
  unread: boolean;
  created_at: number;
  age: string;
  due_at: number;
  left: TimeLeftWords | undefined;
  version: number;
  urgent: boolean;
  tags: readonly string[];
  viewers: readonly { staff: string; answering: boolean }[];
}

interface Props {
  row: ListedRow;
  /** The list's query, for the way back and on. */
  list: string;
}

function Viewers({ viewers }: Pick<ListedRow, 'viewers'>) {
  return viewers.map(({ staff, answering }) => (
    <span key={staff} className="inbox-viewer">
      {answering ? (
        <PenLine aria-hidden="true" className="size-3.5" />
      ) : (
        <Eye aria-hidden="true" className="size-3.5" />
      )}
      {staff.split('@')[0]} {answering ? 'is answering' : 'has it open'}
    </span>
  ));
}

interface InitialsProps {
  /** An e-mail address. */
  of: string;
}

/** A member of staff in a circle: asha.kulkarni@example.com is AK. */
function Initials({ of }: InitialsProps) {
  const words = (of.split('@')[0] ?? of).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = words.length > 1 ? words.map((word) => word[0]) : [words[0]?.slice(0, 2)];
  return (
    <span title={of} className="inbox-initials">
      <span aria-hidden="true">{letters.slice(0, 2).join('').toUpperCase()}</span>
      <span className="sr-only">{of}</span>
    </span>
  );
}

export function SubmissionRow({ row, list }: Props) {
  return (
    <li className="inbox-row" data-row data-unread={row.unread || undefined}>
      <label className="inbox-pick">
        <input type="checkbox" name="pick" value={`${row.id}.${row.version}`} />
        <span className="sr-only">Select {row.reference}</span>
      </label>
      <span className="inbox-row-who">
        <span className="truncate">
          {row.unread && (
            <span className="inbox-unread">
              <span className="sr-only">Unread</span>
            </span>
          )}
          {row.name ?? row.email ?? 'No name'}
        </span>
        <span className="figures truncate text-sm text-muted max-lg:hidden">{row.reference}</span>
      </span>
      <span className="inbox-row-what">
        <a href={inboxPaths.submission(row.id, list)} className="truncate">
          {row.subject}
          <span className="sr-only">, {row.reference}</span>
        </a>
        <span className="truncate text-sm text-muted">
          <Viewers viewers={row.viewers} /> {row.tags.map((tag) => `#${tag} `)}
          {row.preview}
        </span>
      </span>
      <span className="inbox-row-state">
        {row.urgent && <UrgentBadge />}
        <StateBadge state={row.state} />
        <span className="truncate text-sm text-muted">{row.formTitle}</span>
      </span>
      <span className="inbox-row-by">{row.assignee && <Initials of={row.assignee} />}</span>
      <span className="inbox-row-due">
        <TimeLeft left={row.left} due={row.due_at} />
      </span>
      <time
        dateTime={new Date(row.created_at).toISOString()}
        title={localMoment(row.created_at)}
        className="inbox-row-age"
      >
        {row.age} ago
      </time>
    </li>
  );
}
