import type { APIRoute } from 'astro';
import { heroPictures } from '../../../features/home/heroPictures.ts';

/** For the server, which draws the hero again when staff change its slides. */
export const GET: APIRoute = async () => Response.json(await heroPictures());
