import { type SubmissionState, submissionStates } from '../../staff/submissionStates.ts';

const tones: Record<SubmissionState, string> = {
  new: 'accent',
  in_progress: 'caution',
  waiting: 'quiet',
  later: 'quiet',
  done: 'quiet',
  spam: 'danger',
};

/** Equipment is at a standstill. */
export const UrgentBadge = () => (
  <span data-tone="danger" className="inbox-badge">
    Standstill
  </span>
);

export function StateBadge({ state }: { state: SubmissionState }) {
  return (
    <span data-tone={tones[state]} className="inbox-badge">
      {submissionStates[state]}
    </span>
  );
}
