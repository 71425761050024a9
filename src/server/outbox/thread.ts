import type { Db } from '../store/database.ts';

/** More would only lengthen the header: programs need the first and the last ones. */
const longest = 20;

/**
 * What has been mailed about a case, first to last: our mails by id, others by their Message-ID. A
 * mail that follows them all carries the list as its References (RFC 5322, 3.6.4).
 */
export async function threadOf(db: Db, submission: string): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where((where) =>
      where.or([where('id', '=', submission), where('merged_into', '=', submission)]),
    )
    .execute();
  const parts = rows.map(({ id }) => id);
  const sent = await db
    .selectFrom('outbox')
    .select(['id', 'created_at'])
    .where('submission_id', 'in', parts)
    .where('kind', 'in', ['visitor', 'answer'])
    .where('state', '!=', 'dead')
    .execute();
  const received = await db
    .selectFrom('messages')
    .select(['message_id as id', 'created_at'])
    .where('submission_id', 'in', parts)
    .where('kind', '=', 'mail')
    .where('message_id', 'is not', null)
    .execute();
  const ids = [...sent, ...received]
    .toSorted(
      (one, other) =>
        one.created_at - other.created_at || (one.id ?? '').localeCompare(other.id ?? ''),
    )
    .flatMap(({ id }) => id ?? []);
  return ids.length > longest ? [...ids.slice(0, 1), ...ids.slice(1 - longest)] : ids;
}
