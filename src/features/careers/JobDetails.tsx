import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import type { Job } from '../../content/schemas/careers/careers.ts';
import { JobBadges } from './JobBadges.tsx';
import { jobFacts, jobGroups } from './model/jobFacts.ts';

interface Props {
  job: Job;
  closed?: boolean;
  /** Where to apply; shown in print only. */
  address?: string;
}

interface JobFactsProps {
  job: Job;
  closed: boolean;
}

/** What candidates compare first: job type, location, pay and dates. */
function JobFacts({ job, closed }: JobFactsProps) {
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

/** A job's facts beside its details. */
export function JobDetails({ job, closed = false, address }: Props) {
  return (
    <div className="page-width grid gap-x-12 gap-y-8 section-space lg:grid-cols-[1fr_20rem] print:block print:py-4">
      <aside
        aria-label="Facts"
        className="h-fit card p-6 lg:sticky lg:top-(--below-header) lg:order-last print:static print:mb-6"
      >
        <JobFacts job={job} closed={closed} />
        {!closed && (
          <ButtonLink href="#apply" className="mt-6 w-full print:hidden">
            Apply
          </ButtonLink>
        )}
      </aside>
      <div className="flex flex-col gap-10 print:gap-4">
        {jobGroups(job).map(({ heading, text, points }) => (
          <section key={heading}>
            <h2 className="text-heading">{heading}</h2>
            {text && <p className="mt-3 max-w-[68ch]">{text}</p>}
            {points.length > 0 && (
              <ul className="mt-3 max-w-[68ch] list-disc grid gap-2 pl-5 marker:text-accent">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        {address && <p className="hidden print:block">{`Apply at ${address}`}</p>}
      </div>
    </div>
  );
}
