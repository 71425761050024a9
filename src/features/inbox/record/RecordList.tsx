import type { DeedKind } from '../../../staff/deedKinds.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { Timestamp } from '../Timestamp.tsx';
import { deedText } from './deedText.ts';

interface Props {
  rows: readonly {
    id: string;
    at: number;
    actor: string;
    kind: DeedKind;
    reference: string | null;
    person: string | null;
    client: string | null;
    detail: Readonly<Record<string, string | number | null>>;
  }[];
}

export function RecordList({ rows }: Props) {
  return (
    <ul aria-label="Record" className="border-t border-line">
      {rows.map((deed) => (
        <li
          key={deed.id}
          className="grid grid-cols-1 gap-x-5 gap-y-1 border-b border-line py-2 lg:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1.4fr)_9rem_10rem]"
        >
          <span className="text-muted">
            <Timestamp at={deed.at} />
          </span>
          <span className="break-all">{deed.actor}</span>
          <span className="min-w-0 break-words">
            {deedText(deed)}
            {deed.person && `, ${deed.person}`}
          </span>
          <span className="figures text-sm">
            {deed.reference && (
              <a href={inboxPaths.search(deed.reference)} className="text-accent underline">
                {deed.reference}
              </a>
            )}
          </span>
          <span className="figures text-sm text-muted">{deed.client}</span>
        </li>
      ))}
    </ul>
  );
}
