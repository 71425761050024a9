import { postalAddress } from '../../../components/head/seo.ts';
import type { Job } from '../../../content/schemas/careers/careers.ts';
import { company } from '../../../site/company.ts';
import { escapeHtml } from '../../../site/escapeHtml.ts';
import { startOfDay } from '../../../site/localTime.ts';
import { breadcrumbs } from '../../../site/navigation.ts';
import { jobPath } from '../../../site/paths.ts';
import { jobGroups, payOf } from './jobFacts.ts';

/** The full text of the job page as HTML. */
function description(job: Job): string {
  const groups = jobGroups(job).map(({ heading, text, points }) =>
    [
      `<h2>${escapeHtml(heading)}</h2>`,
      text ? `<p>${escapeHtml(text)}</p>` : '',
      points.length > 0
        ? `<ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>`
        : '',
    ].join(''),
  );
  return [`<p>${escapeHtml(job.shortDescription)}</p>`, ...groups].join('');
}

/** The last second of a day in the company's time zone. */
const lastSecond = (day: string) =>
  new Date(startOfDay(day, 1) - 1000).toISOString().replace('.000', '');

/** Only fully remote jobs are TELECOMMUTE; hybrid jobs have a location. */
function jobLocation(job: Job) {
  const { address } = company;
  if (job.workType === 'Remote')
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: address.country },
    };
  return {
    jobLocation: {
      '@type': 'Place',
      address: postalAddress,
    },
  };
}

/** JobPosting structured data, for the job's own page while the job is open. */
export function jobPosting(job: Job, site: URL) {
  const { min, max, per } = payOf(job);
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: description(job),
    identifier: { '@type': 'PropertyValue', name: company.name, value: String(job.id) },
    url: new URL(jobPath(job.slug), site).href,
    datePosted: job.postedAt,
    validThrough: lastSecond(job.validThrough),
    employmentType: job.jobType === 'Internship' ? 'INTERN' : 'FULL_TIME',
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: site.href,
      logo: new URL('/icons/icon-512.png', site).href,
    },
    ...jobLocation(job),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: {
        '@type': 'QuantitativeValue',
        minValue: min,
        maxValue: max,
        unitText: per.toUpperCase(),
      },
    },
    directApply: true,
  };
}

interface ListedJob {
  slug: string;
  title: string;
  location: string;
  shortDescription: string;
}

/** Title, description and breadcrumbs of a job's page. */
export function jobSeo(job: ListedJob) {
  const path = jobPath(job.slug);
  return {
    title: `${job.title}, ${job.location}`,
    description: job.shortDescription,
    path,
    breadcrumbs: breadcrumbs(path),
  };
}
