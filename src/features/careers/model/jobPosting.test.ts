import { expect, test } from 'vitest';
import { jobs } from '../../../../tests/support/jobs.ts';
import { company } from '../../../site/company.ts';
import { payOf } from './jobFacts.ts';
import { jobPosting } from './jobPosting.ts';

const site = new URL('https://www.example.com');
const postings = jobs.map((job) => ({ job, posting: jobPosting(job, site) }));
const find = (workType: string) => {
  const found = postings.find(({ job }) => job.workType === workType);
  if (!found) throw new Error(`No job is ${workType}`);
  return found.posting;
};

test('has what search engines require, and what they recommend', () => {
  for (const { job, posting } of postings) {
    expect(posting).toMatchObject({
      '@type': 'JobPosting',
      title: job.title,
      datePosted: job.postedAt,
      validThrough: `${job.validThrough}T18:29:59Z`,
      hiringOrganization: { '@type': 'Organization', name: company.name },
      url: `https://www.example.com/careers/${job.slug}`,
      directApply: true,
    });
    expect(Date.parse(posting.validThrough)).toBeGreaterThan(Date.parse(posting.datePosted));
  }
});

test('on-site and hybrid jobs have a location', () => {
  const { locality, region, countryCode } = company.address;
  const address = {
    addressLocality: locality,
    addressRegion: region,
    addressCountry: countryCode,
  };
  for (const posting of [find('On-Site'), find('Hybrid')]) {
    expect(posting).toMatchObject({ jobLocation: { '@type': 'Place', address } });
    expect(posting).not.toHaveProperty('jobLocationType');
  }
});

test('a remote job is telecommuting, from the company’s country', () => {
  expect(find('Remote')).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: company.address.country },
  });
  expect(find('Remote')).not.toHaveProperty('jobLocation');
});

test('job type and pay use the vocabulary of search engines', () => {
  for (const { job, posting } of postings) {
    const intern = job.jobType === 'Internship';
    const { min, max } = payOf(job);
    expect(posting.employmentType).toBe(intern ? 'INTERN' : 'FULL_TIME');
    expect(posting.baseSalary).toEqual({
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: {
        '@type': 'QuantitativeValue',
        minValue: min,
        maxValue: max,
        unitText: intern ? 'MONTH' : 'YEAR',
      },
    });
  }
});

test('the description is the whole text as escaped HTML', () => {
  for (const { job, posting } of postings) {
    const text = posting.description.replaceAll('&amp;', '&').replaceAll('&#39;', "'");
    const { intro, education, ...lists } = job.details;
    for (const part of [job.shortDescription, intro ?? '', education ?? ''])
      expect(text).toContain(`<p>${part}</p>`.replace('<p></p>', ''));
    for (const point of Object.values(lists).flat()) expect(text).toContain(`<li>${point}</li>`);
  }
  const [first] = jobs;
  const odd = first && jobPosting({ ...first, details: { intro: '<b> & more' } }, site);
  expect(odd?.description).toContain('<p>&lt;b&gt; &amp; more</p>');
});
