import type { APIRoute } from 'astro';
import { loadCompare } from '../../features/compare/loadCompare.ts';
import { comparisonCsv } from '../../features/compare/model/compareRows.ts';
import { download } from '../_downloads.ts';

export const prerender = false;

/** The comparison as a spreadsheet. */
export const GET: APIRoute = async ({ url }) => {
  const { products, groups, further } = await loadCompare(url.searchParams.getAll('i'));
  return download(
    comparisonCsv(
      products.map(({ name }) => name),
      groups,
      further,
    ),
    'comparison',
    'csv',
  );
};
