import { useState } from 'react';
import { ModalDialog } from '../../components/ui/ModalDialog.tsx';
import type { Careers } from '../../content/schemas/careers/careers.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { JobDetailsDialog } from './JobDetailsDialog.tsx';
import type { JobSummary } from './model/jobFacts.ts';

interface Props {
  /** The job whose details dialog is open. */
  details: JobSummary | undefined;
  /** The job whose application dialog is open. */
  apply: JobSummary | undefined;
  closed: (job: JobSummary) => boolean;
  words: Careers;
  onApply: (job: JobSummary) => void;
  onClose: (job: JobSummary) => void;
}

/** Keeps the last value, so a dialog that fades out still has something to show. */
function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

interface ApplicationDialogProps {
  job: JobSummary;
  open: boolean;
  words: Careers;
  onClose: () => void;
}

const headingId = 'application-heading';

/** The application form of a job. Reopened, it still holds what was typed. */
function ApplicationDialog({ job, open, words, onClose }: ApplicationDialogProps) {
  const [sent, setSent] = useState(0);
  const [done, setDone] = useState(false);
  const close = () => {
    if (done) setSent(sent + 1);
    setDone(false);
    onClose();
  };
  return (
    <ModalDialog open={open} onClose={close} labelledBy={headingId}>
      <h2 id={headingId} className="modal-heading">
        {`Apply for ${job.title}`}
      </h2>
      <ApplicationForm
        key={`${job.slug} ${sent}`}
        job={job.title}
        words={words}
        dialog={{ open, onSent: () => setDone(true) }}
      />
    </ModalDialog>
  );
}

/** The details dialog, which the application dialog replaces. */
export function JobDialogs({ details, apply, closed, words, onApply, onClose }: Props) {
  const shownDetails = useLastDefined(details);
  const shownApplication = useLastDefined(apply);
  return (
    <>
      {shownDetails && (
        <JobDetailsDialog
          job={shownDetails}
          open={details !== undefined}
          closed={closed(shownDetails)}
          onClose={() => details && onClose(details)}
          onApply={() => onApply(shownDetails)}
        />
      )}
      {shownApplication && (
        <ApplicationDialog
          job={shownApplication}
          open={apply !== undefined}
          words={words}
          onClose={() => apply && onClose(apply)}
        />
      )}
    </>
  );
}
