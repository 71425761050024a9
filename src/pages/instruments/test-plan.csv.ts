import type { APIRoute } from 'astro';
import { loadTestPlan } from '../../features/test-plan/loadTestPlan.ts';
import { planTable } from '../../features/test-plan/model/planTable.ts';
import { csv } from '../../site/csv.ts';

export const prerender = false;

/** A test plan as a table for a spreadsheet. */
export const GET: APIRoute = async ({ url }) => {
  const { lines, notes, words } = await loadTestPlan(url.searchParams);
  const { columns, fileName } = words.print;
  return new Response(csv([columns, ...planTable(lines, notes, words.result)]), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}.csv"`,
      'Cache-Control': 'no-cache',
    },
  });
};
