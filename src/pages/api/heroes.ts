import type { APIRoute } from 'astro';

export const prerender = false;

export const GET: APIRoute = async ({ locals }) =>
  Response.json(await locals.services.heroes.list(), { headers: { 'Cache-Control': 'no-cache' } });
