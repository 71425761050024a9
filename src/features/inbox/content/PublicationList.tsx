import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { InboxButton } from '../InboxButton.tsx';
import { Timestamp } from '../Timestamp.tsx';

type State = 'waiting' | 'approved' | 'building' | 'live' | 'failed' | 'undone';

interface Publication {
  id: string;
  state: State;
  files: readonly (readonly [file: string, number: number])[];
  undoes: string | null;
  requested_by: string;
  approved_by: string | null;
  reason: string | null;
  created_at: number;
  publish_at: number | null;
  expire_at: number | null;
  error_file: string | null;
  error_text: string | null;
}

interface Props {
  publications: readonly Publication[];
  /** Who looks at it, and whether they may approve, and take back. */
  email: string;
  mayApprove: boolean;
  mayUndo: boolean;
}

const states: Readonly<Record<State, string>> = {
  waiting: 'Waits for a second person',
  approved: 'Next',
  building: 'Being published',
  live: 'Live',
  failed: 'Failed',
  undone: 'Taken back',
};

function Deed({ id, name, children }: { id: string; name: string; children: string }) {
  return (
    <form method="post" action={inboxPaths.publication}>
      <input type="hidden" name="id" value={id} />
      <InboxButton name="do" value={name}>
        {children}
      </InboxButton>
    </form>
  );
}

/** What was published or is about to be, the newest first. */
export function PublicationList({ publications, email, mayApprove, mayUndo }: Props) {
  return (
    <ol aria-label="Publications" className="grid max-w-4xl grid-cols-1 gap-3">
      {publications.map((one) => (
        <li key={one.id} className="inbox-card">
          <p className="font-semibold">
            <a href={inboxPaths.publicationStatus(one.id)} className="text-accent underline">
              {one.undoes ? 'Taking back: ' : ''}
              {one.files.map(([file]) => file).join(', ')}
            </a>
          </p>
          <p className="text-sm text-muted">
            {`${states[one.state]} · ${one.requested_by}`}
            {one.approved_by && `, approved by ${one.approved_by}`}
            {' · '}
            <Timestamp at={one.created_at} />
          </p>
          {one.reason && <p>{`Published by one person alone: ${one.reason}`}</p>}
          {one.publish_at && (
            <p>
              Not before <Timestamp at={one.publish_at} />
            </p>
          )}
          {one.expire_at && (
            <p>
              Taken back at <Timestamp at={one.expire_at} />
            </p>
          )}
          {one.error_text && (
            <p className="text-danger">
              {one.error_text}{' '}
              {one.error_file && (
                <a href={inboxPaths.contentFile(one.error_file)} className="text-accent underline">
                  {one.error_file}
                </a>
              )}
            </p>
          )}
          <div className="mt-2 flex flex-wrap gap-2">
            {one.state === 'waiting' && mayApprove && one.requested_by !== email && (
              <Deed id={one.id} name="approve">
                Approve
              </Deed>
            )}
            {(one.state === 'waiting' || one.state === 'approved') &&
              (mayUndo || one.requested_by === email) && (
                <Deed id={one.id} name="cancel">
                  Take back
                </Deed>
              )}
            {one.state === 'live' && !one.undoes && mayUndo && (
              <Deed id={one.id} name="undo">
                Undo
              </Deed>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
