import { inboxPaths } from '../../staff/inboxPaths.ts';
import type { SubmissionState } from '../../staff/submissionStates.ts';
import { StateBadge } from './StateBadge.tsx';
import { Timestamp } from './Timestamp.tsx';

interface Props {
  title: string;
  rows: readonly {
    id: string;
    subject: string;
    state: SubmissionState;
    created_at: number;
  }[];
  /** Where all of them are listed, if these are not all. */
  more: string | undefined;
}

/** Other submissions that belong to the present one. */
export function Beside({ title, rows, more }: Props) {
  if (rows.length === 0) return null;
  return (
    <section className="inbox-card">
      <h2>{title}</h2>
      <ul className="grid grid-cols-1 gap-3">
        {rows.map(({ id, subject, state, created_at }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
            <a href={inboxPaths.submission(id)} className="truncate text-accent hover:underline">
              {subject}
            </a>
            <StateBadge state={state} />
            <span className="text-muted">
              <Timestamp at={created_at} />
            </span>
          </li>
        ))}
      </ul>
      {more && (
        <a href={more} className="mt-3 inline-block py-1 text-accent hover:underline">
          All of them
        </a>
      )}
    </section>
  );
}
