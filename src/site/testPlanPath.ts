import { paths } from './paths.ts';

/** The test plan for a query, as a page or as a file. */
export const testPlanPath = (query: string, file?: 'csv' | 'pdf') =>
  `${paths.testPlan}${file ? `.${file}` : ''}${query === '' ? '' : `?${query}`}`;
