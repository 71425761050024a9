import { useState } from 'react';
import type { Careers } from '../../content/schemas/careers/careers.ts';
import { ApplicationDialog } from './ApplicationDialog.tsx';
import { JobDetailsDialog } from './JobDetailsDialog.tsx';
import type { JobSummary } from './model/jobSummary.ts';

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
