import type { APIRoute } from 'astro';
import { loadFinder } from '../../features/finder/loadFinder.ts';

/** What the finder filters in the browser. */
export const GET: APIRoute = async () => Response.json(await loadFinder());
