import { parseCareersAddress } from './model/careersAddress.ts';
import { filterJobs } from './model/jobFilters.ts';

/**
 * The static page lists every job, but a shared URL may carry filters. Hides the jobs that do not
 * match before hydration, so nothing shifts when React removes them.
 */
const { filters } = parseCareersAddress(location.search);
for (const item of document.querySelectorAll<HTMLElement>('li[data-job-type]')) {
  const { jobType, workType } = item.dataset;
  item.hidden = filterJobs([{ jobType, workType }], filters).length === 0;
}
