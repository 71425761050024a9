import { Button } from '../../components/ui/Button.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { jobPath } from '../../site/paths.ts';
import { JobBadges } from './JobBadges.tsx';
import type { JobSummary } from './model/jobFacts.ts';

interface Props {
  job: JobSummary;
  closed: boolean;
  onReadMore: () => void;
}

export const readMoreId = (slug: string) => `read-more-${slug}`;

/** A job in the list. Without JavaScript, Read More leads to the job's own page. */
export function JobCard({ job, closed, onReadMore }: Props) {
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
