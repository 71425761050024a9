import { type SubmissionState, submissionStates } from '../../staff/submissionStates.ts';

const tones = { new: 'accent', in_progress: 'caution', done: 'quiet', spam: 'danger' } as const;

export function StateBadge({ state }: { state: SubmissionState }) {
  return (
    <span data-tone={tones[state]} className="inbox-badge">
      {submissionStates[state]}
    </span>
  );
}
