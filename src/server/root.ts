import { join } from 'node:path';

/** The project's folder: two up from here, and from the bundled server in dist/server, too. */
export const root = join(import.meta.dirname, '../..');
