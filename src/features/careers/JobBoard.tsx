import ListFilter from 'lucide-react/icons/list-filter';
import { useEffect, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import type { Careers } from '../../content/schemas/careers/careers.ts';
import { isOver } from '../../site/localTime.ts';
import { jobPath } from '../../site/paths.ts';
import { JobBadges } from './JobBadges.tsx';
import { JobDialogs } from './JobDialogs.tsx';
import { JobFilterPanel } from './JobFilterPanel.tsx';
import type { JobSummary } from './model/jobFacts.ts';
import { countFilters, filterJobs, noFilters, toggleFilter } from './model/jobFilters.ts';
import { useCareersAddress } from './useCareersAddress.ts';

interface readMoreIdProps {
  job: JobSummary;
  closed: boolean;
  onReadMore: () => void;
}

const readMoreId = (slug: string) => `read-more-${slug}`;

/** A job in the list. Without JavaScript, Read More leads to the job's own page. */
function JobCard({ job, closed, onReadMore }: readMoreIdProps) {
  const titleId = `job-${job.slug}`;
  return (
    <article aria-labelledby={titleId} className="flex h-full flex-col card p-6">
      <h3 id={titleId} className="text-heading">
        <a
          href={jobPath(job.slug)}
          className="underline-offset-4 hover:text-accent hover:underline"
        >
          {job.title}
        </a>
      </h3>
      <p className="mt-1 text-sm text-muted">{job.location}</p>
      <p className="mt-4 grow">{job.shortDescription}</p>
      <p className="figures mt-4 text-sm text-muted">{job.pay}</p>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
        <JobBadges {...job} closed={closed} />
        <Button
          id={readMoreId(job.slug)}
          aria-describedby={titleId}
          aria-haspopup="dialog"
          onClick={onReadMore}
          className="noscript:hidden"
        >
          Read More
        </Button>
        <span className="hidden noscript:block">
          <ButtonLink href={jobPath(job.slug)}>
            <span>Read More</span>
            <span className="sr-only">: {job.title}</span>
          </ButtonLink>
        </span>
      </div>
    </article>
  );
}

interface Props {
  jobs: readonly JobSummary[];
  words: Careers;
}

const panelId = 'job-filters';

const matchText = (matches: number, all: number) => {
  if (matches === 0) return 'No jobs found.';
  return matches === all ? `${all} jobs` : `${matches} of ${all} jobs`;
};

/** Undefined until hydration: the page may have been built long ago. */
function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => setNow(Date.now()), []);
  return now;
}

/** The list of jobs with its filters and dialogs. Its state is in the URL. */
export function JobBoard({ jobs, words }: Props) {
  const { address, current, push, replace, leave } = useCareersAddress();
  const now = useNow();
  const { filters } = address;
  const found = filterJobs(jobs, filters);
  const find = (slug: string | undefined) => jobs.find((job) => job.slug === slug);
  const closed = ({ validThrough }: JobSummary) => now !== undefined && isOver(validThrough, now);

  return (
    <div className="page-width grid gap-x-8 gap-y-6 section-space lg:grid-cols-4">
      <JobFilterPanel
        id={panelId}
        filters={filters}
        matches={found.length}
        onToggle={(key, value) => push({ filters: toggleFilter(current().filters, key, value) })}
        onClear={() => push({ filters: noFilters })}
      />
      <section aria-labelledby="jobs-heading" className="lg:col-span-3">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 id="jobs-heading" className="sr-only">
            Jobs
          </h2>
          <p role="status" className="text-lead font-medium">
            {matchText(found.length, jobs.length)}
          </p>
          <Button variant="secondary" popoverTarget={panelId} className="lg:hidden noscript:hidden">
            <ListFilter aria-hidden="true" className="size-5" />
            Filters
            {countFilters(filters) > 0 && <span className="figures">{countFilters(filters)}</span>}
          </Button>
        </div>
        <ul className="mt-6 grid gap-6 md:grid-cols-2">
          {found.map((job) => (
            <li key={job.slug} data-job-type={job.jobType} data-work-type={job.workType}>
              <JobCard
                job={job}
                closed={closed(job)}
                onReadMore={() => push({ filters: current().filters, details: job.slug })}
              />
            </li>
          ))}
        </ul>
      </section>
      <JobDialogs
        details={find(address.details)}
        apply={find(address.apply)}
        closed={closed}
        words={words}
        onApply={({ slug }) => replace({ filters: current().filters, apply: slug })}
        onClose={({ slug }) => {
          leave(current());
          document.getElementById(readMoreId(slug))?.focus();
        }}
      />
    </div>
  );
}
