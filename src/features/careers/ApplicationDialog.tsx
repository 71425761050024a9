import { useState } from 'react';
import { ModalDialog } from '../../components/ui/ModalDialog.tsx';
import type { Careers } from '../../content/schemas/careers/careers.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import type { JobSummary } from './model/jobSummary.ts';

interface Props {
  job: JobSummary;
  open: boolean;
  words: Careers;
  onClose: () => void;
}

const headingId = 'application-heading';

/** The application form of a job. Reopened, it still holds what was typed. */
export function ApplicationDialog({ job, open, words, onClose }: Props) {
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
