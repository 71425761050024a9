import type { SubmissionState } from '../../staff/submissionStates.ts';
import { StateBadge } from './StateBadge.tsx';
import { Timestamp } from './Timestamp.tsx';

interface Props {
  reference: string;
  formTitle: string;
  subject: string;
  state: SubmissionState;
  created_at: number;
}

export function SubmissionHead({ reference, formTitle, subject, state, created_at }: Props) {
  return (
    <div className="mb-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <span className="figures">{reference}</span>
        <span>{formTitle}</span>
        <Timestamp at={created_at} />
        <StateBadge state={state} />
      </p>
      <h1 className="mt-1 text-heading">{subject}</h1>
    </div>
  );
}
