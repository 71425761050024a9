import type { Job } from '../../content/schemas/careers/job.ts';
import { JobBadges } from './JobBadges.tsx';
import { jobFacts } from './model/jobFacts.ts';

interface Props {
  job: Job;
  closed: boolean;
}

/** What candidates compare first: job type, location, pay and dates. */
export function JobFacts({ job, closed }: Props) {
  return (
    <>
      <JobBadges {...job} closed={closed} />
      <dl className="mt-5 grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-1 print:grid-cols-2">
        {jobFacts(job).map(({ label, text, note, dateTime }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd
              className={/\d/.test(text) ? 'figures text-[0.9375rem] font-medium' : 'font-medium'}
            >
              {dateTime ? <time dateTime={dateTime}>{text}</time> : text}
              {note && <span className="block text-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
