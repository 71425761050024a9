import type { APIRoute } from 'astro';
import { loadCompare } from '../../features/compare/loadCompare.ts';
import { comparisonCsv } from '../../features/compare/model/compareRows.ts';

export const prerender = false;

/** The comparison as a spreadsheet. */
export const GET: APIRoute = async ({ url }) => {
  const { products, groups } = await loadCompare(url.searchParams.getAll('i'));
  return new Response(
    comparisonCsv(
      products.map(({ name }) => name),
      groups,
    ),
    {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="comparison.csv"',
        'Cache-Control': 'no-cache',
      },
    },
  );
};
