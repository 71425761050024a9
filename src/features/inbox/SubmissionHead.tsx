import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { localDay } from '../../site/localTime.ts';
import { inboxPaths } from '../../staff/inboxPaths.ts';
import type { SubmissionState } from '../../staff/submissionStates.ts';
import { TimeLeft } from './list/TimeLeft.tsx';
import { timeLeft } from './list/timeLeft.ts';
import { StateBadge, UrgentBadge } from './StateBadge.tsx';
import { Timestamp } from './Timestamp.tsx';

interface Neighbour {
  id: string;
  subject: string;
}

interface Props {
  reference: string;
  formTitle: string;
  subject: string;
  state: SubmissionState;
  created_at: number;
  due_at: number;
  answered_at: number | null;
  urgent: boolean;
  look_again_at: number | null;
  /** The list it was reached from, and its neighbours there. */
  list: string | undefined;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  now: number;
}

interface StepProps {
  to: Neighbour | undefined;
  list: string | undefined;
  step: 1 | -1;
}

function Step({ to, list, step }: StepProps) {
  const Icon = step === 1 ? ChevronDown : ChevronUp;
  if (!to) return null;
  return (
    <a
      href={inboxPaths.submission(to.id, list)}
      data-neighbour={step}
      title={to.subject}
      className="inbox-button"
    >
      <Icon aria-hidden="true" className="size-4" />
      {step === 1 ? 'Next' : 'Previous'}
    </a>
  );
}

export function SubmissionHead(props: Props) {
  const { reference, formTitle, subject, state, created_at, list, previous, next, now } = props;
  return (
    <div className="mb-5">
      <nav aria-label="List" className="mb-4 flex flex-wrap items-center gap-2">
        <a
          href={inboxPaths.listOf(list ?? '')}
          data-up
          className="mr-auto inline-flex min-h-10 items-center gap-2 text-accent hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to the list
        </a>
        <Step to={previous} list={list} step={-1} />
        <Step to={next} list={list} step={1} />
      </nav>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <span className="figures">{reference}</span>
        <span>{formTitle}</span>
        <Timestamp at={created_at} />
        {props.urgent && <UrgentBadge />}
        <StateBadge state={state} />
        {props.look_again_at !== null && <span>on {localDay(props.look_again_at)}</span>}
        <TimeLeft left={timeLeft(props, now)} due={props.due_at} />
      </p>
      <h1 className="mt-1 text-heading">{subject}</h1>
    </div>
  );
}
