import type { Release } from '../../src/server/release.ts';
import { isBreaking, migrationNames } from '../../src/server/store/migrate.ts';

const backUp = 'Make a backup before you start it: npm run backup';

/** What it means for the database to start this release after another, said before it is done. */
export function databaseChanges(
  { migrations: before }: Pick<Release, 'migrations'>,
  now: readonly string[] = migrationNames,
): string | undefined {
  if (!before)
    return `The release in use may not start on a database that this one has used. ${backUp}`;
  const added = now.filter((name) => !before.includes(name));
  const breaking = added.filter(isBreaking);
  if (breaking.length > 0)
    return `No way back without a backup: this release changes the database (${breaking.join(', ')}) so that the one in use cannot start on it. ${backUp}`;
  if (added.length > 0)
    return `This release adds to the database (${added.join(', ')}). The one in use can still start on it.`;
  const lost = before.filter((name) => !now.includes(name)).filter(isBreaking);
  if (lost.length > 0)
    return `The release in use has changed the database (${lost.join(', ')}) so that this one refuses to start on it.`;
  return undefined;
}
