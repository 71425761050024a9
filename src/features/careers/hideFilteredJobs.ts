import { parseCareersAddress } from './model/careersAddress.ts';
import { filterJobs } from './model/jobFilters.ts';

/**
 * A shared address may carry filters, and the page comes from a store that knows none. The jobs
 * that do not pass are hidden at once, so that nothing moves under the pointer when React removes
 * them.
 */
const { filters } = parseCareersAddress(location.search);
for (const item of document.querySelectorAll<HTMLElement>('li[data-job-type]')) {
  const { jobType, workType } = item.dataset;
  item.hidden = filterJobs([{ jobType, workType }], filters).length === 0;
}
