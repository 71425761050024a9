import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import type { Job } from '../../content/schemas/careers/job.ts';
import { JobFacts } from './JobFacts.tsx';
import { jobGroups } from './model/jobGroups.ts';

interface Props {
  job: Job;
  closed?: boolean;
  /** Where to apply; shown in print only. */
  address?: string;
}

/** A job's facts beside its details. */
export function JobDetails({ job, closed = false, address }: Props) {
  return (
    <div className="page-width grid gap-x-12 gap-y-8 py-12 lg:grid-cols-[1fr_20rem] lg:py-16 print:block print:py-4">
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
