import type { APIRoute } from 'astro';
import { loadConsole } from '../../../../../features/solar/console/loadConsole.ts';
import { loadMonths } from '../../../../../features/solar/console/reports/loadMonths.ts';
import { monthColumns, monthTable } from '../../../../../features/solar/model/report/monthTable.ts';
import {
  printedMonth,
  reportTitle,
} from '../../../../../features/solar/model/report/printedMonth.ts';
import { monthDocument } from '../../../../../print/month/monthDocument.ts';
import { csv } from '../../../../../site/csv.ts';
import { download, printed, printedOn } from '../../../../_downloads.ts';

/** A month's report as a file: satara-2026-10.csv, all-2026-10.pdf. */
export const GET: APIRoute = async ({ params, request, locals }) => {
  const [, plantId = '', month = '', kind] =
    /^([a-z]+)-(\d{4}-\d\d)\.(csv|pdf)$/.exec(params.file ?? '') ?? [];
  const { moment } = await loadConsole(new URLSearchParams());
  const reports = loadMonths(plantId, month, moment);
  if (!reports) return new Response('There is no such report.', { status: 404 });
  const fileName = `solar-${plantId}-${month}`;
  if (kind === 'pdf') {
    const job = monthDocument({
      title: reportTitle(reports),
      date: printedOn(locals),
      sheets: reports.map(printedMonth),
    });
    return printed({ job, fileName, request, locals });
  }
  return download(csv([monthColumns, ...reports.flatMap(monthTable)]), fileName, 'csv');
};
