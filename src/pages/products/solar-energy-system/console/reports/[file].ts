import type { APIRoute } from 'astro';
import { loadConsole } from '../../../../../features/solar/console/loadConsole.ts';
import { loadMonths } from '../../../../../features/solar/console/reports/loadMonths.ts';
import { monthPdf } from '../../../../../features/solar/model/report/monthPdf.ts';
import { monthColumns, monthTable } from '../../../../../features/solar/model/report/monthTable.ts';
import { csv } from '../../../../../site/csv.ts';

export const prerender = false;

/** A month's report as a file: satara-2026-10.csv, all-2026-10.pdf. */
export const GET: APIRoute = async ({ params }) => {
  const [, plantId = '', month = '', kind] =
    /^([a-z]+)-(\d{4}-\d\d)\.(csv|pdf)$/.exec(params.file ?? '') ?? [];
  const { moment } = await loadConsole(new URLSearchParams());
  const reports = loadMonths(plantId, month, moment);
  if (!reports) return new Response('There is no such report.', { status: 404 });
  const headers = {
    'Content-Disposition': `attachment; filename="solar-${params.file}"`,
    'Cache-Control': 'no-cache',
  };
  if (kind === 'pdf')
    return new Response(monthPdf(reports), {
      headers: { ...headers, 'Content-Type': 'application/pdf' },
    });
  return new Response(csv([monthColumns, ...reports.flatMap(monthTable)]), {
    headers: { ...headers, 'Content-Type': 'text/csv; charset=utf-8' },
  });
};
