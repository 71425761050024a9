import { Button } from '../../components/ui/Button.tsx';
import { CloseButton } from '../../components/ui/CloseButton.tsx';
import { ModalDialog } from '../../components/ui/ModalDialog.tsx';
import { jobPath } from '../../site/paths.ts';
import { JobBadges } from './JobBadges.tsx';
import type { JobSummary } from './model/jobFacts.ts';

interface Props {
  job: JobSummary;
  open: boolean;
  closed: boolean;
  onClose: () => void;
  onApply: () => void;
}

const headingId = 'job-details-heading';

interface JobPointsProps {
  heading: string;
  points: readonly string[];
}

/** A group of a job's details; renders nothing without points. */
function JobPoints({ heading, points }: JobPointsProps) {
  if (points.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="text-lg font-semibold">{heading}</h3>
      <ul className="mt-2 list-disc grid gap-1.5 pl-5 marker:text-accent">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

export function JobDetailsDialog({ job, open, closed, onClose, onApply }: Props) {
  return (
    <ModalDialog open={open} onClose={onClose} labelledBy={headingId} lightDismiss>
      <div className="modal-body">
        <h2 id={headingId} tabIndex={-1} data-initial-focus className="text-title outline-none">
          {job.title}
        </h2>
        <p className="mt-3 text-lead text-muted">{job.shortDescription}</p>
        <div className="mt-5">
          <JobBadges {...job} closed={closed} />
        </div>
        <JobPoints heading="Qualifications" points={job.qualifications} />
        <JobPoints heading="Responsibilities" points={job.responsibilities} />
        <p className="mt-6">
          <a
            href={jobPath(job.slug)}
            className="font-medium text-accent underline-offset-4 hover:underline"
          >
            The whole posting, to print or to share
          </a>
        </p>
      </div>
      <div className="modal-actions">
        {closed && <p className="mr-auto text-muted">Applications are closed.</p>}
        <CloseButton variant="secondary">Close</CloseButton>
        {!closed && <Button onClick={onApply}>Apply</Button>}
      </div>
    </ModalDialog>
  );
}
