import type { APIRoute } from 'astro';
import { loadTestPlan } from '../../features/test-plan/loadTestPlan.ts';
import { planTable } from '../../features/test-plan/model/planTable.ts';
import { csv } from '../../site/csv.ts';
import { download } from '../_downloads.ts';

export const prerender = false;

/** A test plan as a table for a spreadsheet. */
export const GET: APIRoute = async ({ url }) => {
  const { lines, coverage, notes, words } = await loadTestPlan(url.searchParams);
  const { columns, fileName } = words.print;
  return download(
    csv([
      columns,
      ...planTable(
        lines,
        [...coverage.map((text) => ({ standard: '', ports: [], text })), ...notes],
        words.result,
      ),
    ]),
    fileName,
    'csv',
  );
};
