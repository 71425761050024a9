import { expect, test } from 'vitest';
import { jobs } from '../../../../tests/support/jobs.ts';
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
      hiringOrganization: { '@type': 'Organization', name: 'Deccan Electrodyne' },
      url: `https://www.example.com/careers/${job.slug}`,
      directApply: true,
    });
    expect(Date.parse(posting.validThrough)).toBeGreaterThan(Date.parse(posting.datePosted));
  }
});

test('on-site and hybrid jobs have a location', () => {
  const address = { addressLocality: 'Pune', addressRegion: 'Maharashtra', addressCountry: 'IN' };
  for (const posting of [find('On-Site'), find('Hybrid')]) {
    expect(posting).toMatchObject({ jobLocation: { '@type': 'Place', address } });
    expect(posting).not.toHaveProperty('jobLocationType');
  }
});

test('a remote job is telecommuting, from India', () => {
  expect(find('Remote')).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'India' },
  });
  expect(find('Remote')).not.toHaveProperty('jobLocation');
});

test('job type and pay use the vocabulary of search engines', () => {
  const kinds = postings.map(({ posting }) => [
    posting.employmentType,
    posting.baseSalary.currency,
    posting.baseSalary.value,
  ]);
  const month = {
    '@type': 'QuantitativeValue',
    minValue: 5000,
    maxValue: 10_000,
    unitText: 'MONTH',
  };
  const year = { ...month, minValue: 600_000, maxValue: 800_000, unitText: 'YEAR' };
  expect(kinds).toEqual([
    ['INTERN', 'INR', month],
    ['FULL_TIME', 'INR', year],
    ['FULL_TIME', 'INR', year],
    ['INTERN', 'INR', month],
  ]);
});

test('the description is the whole text as escaped HTML', () => {
  for (const { job, posting } of postings) {
    const text = posting.description.replaceAll('&amp;', '&');
    const { intro, education, ...lists } = job.details;
    for (const part of [job.shortDescription, intro ?? '', education ?? ''])
      expect(text).toContain(`<p>${part}</p>`.replace('<p></p>', ''));
    for (const point of Object.values(lists).flat()) expect(text).toContain(`<li>${point}</li>`);
  }
  const [first] = jobs;
  const odd = first && jobPosting({ ...first, details: { intro: '<b> & more' } }, site);
  expect(odd?.description).toContain('<p>&lt;b&gt; &amp; more</p>');
});
