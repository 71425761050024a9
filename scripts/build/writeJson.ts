import { writeFileSync } from 'node:fs';

/** In lines, for whoever looks into a release. */
export const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
