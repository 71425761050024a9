import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Env, variableNames } from './env.ts';

/** How many letters were left out, added, exchanged or swapped with their neighbour. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

/** The setting that a name was probably meant for. Short ones are too like others: HOST and HOME. */
function meant(name: string): string | undefined {
  const [nearest] = variableNames
    .filter((known) => known.length > 4)
    .map((known) => ({ known, off: distance(name.toUpperCase(), known) }))
    .filter(({ known, off }) => off <= (known.length < 8 ? 1 : 2))
    .toSorted((one, other) => one.off - other.off);
  return nearest?.known;
}

function isProgram(command: string, path: string): boolean {
  const folders = command.includes('/') ? [''] : path.split(delimiter);
  return folders.some((folder) => {
    try {
      accessSync(join(folder, command), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** What can be served with, but was hardly meant. */
export function settingWarnings(source: NodeJS.ProcessEnv, env: Env): string[] {
  const warnings = [];
  for (const name of Object.keys(source)) {
    const known = variableNames.includes(name) ? undefined : meant(name);
    if (known) warnings.push(`${name} is no setting: is ${known} meant?`);
  }
  if (env.UPLOAD_MEGABYTES_PER_CLIENT > env.UPLOAD_MEGABYTES)
    warnings.push(
      'UPLOAD_MEGABYTES is less than UPLOAD_MEGABYTES_PER_CLIENT: one client can take all the room',
    );
  const [scanner] = env.ATTACHMENT_SCAN_COMMAND ?? [];
  if (scanner !== undefined && !isProgram(scanner, source.PATH ?? ''))
    warnings.push('ATTACHMENT_SCAN_COMMAND names no program that can be run here');
  return warnings;
}
