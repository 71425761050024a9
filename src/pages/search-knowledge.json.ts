import type { APIRoute } from 'astro';
import { loadKnowledge } from '../features/search/loadKnowledge.ts';

/** Read by the build, which puts it into the search index. */
export const GET: APIRoute = async () => Response.json(await loadKnowledge());
