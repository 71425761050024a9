import type { Transaction } from 'kysely';
import type { Db } from '../store/database.ts';
import type { Database } from '../store/schema.ts';

const longest = 30;
const most = 10;

/** Tags as somebody types them: words with commas between, each in small letters, once. */
export const parseTags = (text: string): string[] =>
  [
    ...new Set(
      text
        .toLowerCase()
        .split(/[,#\n]/)
        .map((tag) => tag.trim().replace(/\s+/g, '-').slice(0, longest))
        .filter(Boolean),
    ),
  ].slice(0, most);

/** The tags of submissions, each in alphabetical order. */
export async function tagsOf(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('submission_tags')
    .selectAll()
    .where('submission_id', 'in', ['', ...ids])
    .orderBy('tag')
    .execute();
  const grouped = Map.groupBy(rows, ({ submission_id }) => submission_id);
  return new Map([...grouped].map(([id, of]) => [id, of.map(({ tag }) => tag)]));
}

/** Sets the tags of a submission. Returns what they were, or nothing if they were the same. */
export async function setTags(
  db: Transaction<Database>,
  submission_id: string,
  tags: readonly string[],
): Promise<string[] | undefined> {
  const before = (await tagsOf(db, [submission_id])).get(submission_id) ?? [];
  if (before.join() === tags.toSorted().join()) return undefined;
  await db.deleteFrom('submission_tags').where('submission_id', '=', submission_id).execute();
  if (tags.length > 0)
    await db
      .insertInto('submission_tags')
      .values(tags.map((tag) => ({ submission_id, tag })))
      .execute();
  return before;
}
