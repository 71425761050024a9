import type { Db } from '../../store/database.ts';

/** Pages with JavaScript report every 45 seconds; without, opening the page counts for so long. */
const lifetime = 2 * 60_000;

export interface Viewer {
  staff: string;
  /** Whether they have typed in the answer lately. */
  answering: boolean;
}

/** Who has which submission open now. */
export function createViewers(db: Db, now: () => number) {
  return {
    /** Notes that somebody has a submission open, and may be answering it. */
    async see(submission: string, staff: string, answering: boolean): Promise<void> {
      const seen_at = now();
      const typed = answering ? { typed_at: seen_at } : {};
      await db
        .insertInto('submission_viewers')
        .columns(['submission_id', 'staff', 'seen_at', 'typed_at'])
        .expression((where) =>
          where
            .selectFrom('submissions')
            .select(({ val, cast }) => [
              'id',
              cast<string>(val(staff), 'text').as('staff'),
              cast<number>(val(seen_at), 'bigint').as('seen_at'),
              cast<number | null>(val(answering ? seen_at : null), 'bigint').as('typed_at'),
            ])
            // Somebody may have erased it meanwhile.
            .where('id', '=', submission),
        )
        .onConflict((conflict) =>
          conflict.columns(['submission_id', 'staff']).doUpdateSet({ seen_at, ...typed }),
        )
        .execute();
    },

    async leave(submission: string, staff: string): Promise<void> {
      await db
        .deleteFrom('submission_viewers')
        .where('submission_id', '=', submission)
        .where('staff', '=', staff)
        .execute();
    },

    /** By submission, without the one who asks. */
    async of(submissions: readonly string[], self: string): Promise<Map<string, Viewer[]>> {
      const since = now() - lifetime;
      const rows = await db
        .selectFrom('submission_viewers')
        .select(['submission_id', 'staff', 'typed_at'])
        .where('submission_id', 'in', ['', ...submissions])
        .where('seen_at', '>', since)
        .where('staff', '!=', self)
        .orderBy('staff')
        .execute();
      const grouped = Map.groupBy(rows, (row) => row.submission_id);
      const viewers = [...grouped].map(([id, of]): [string, Viewer[]] => [
        id,
        of.map(({ staff, typed_at }) => ({ staff, answering: (typed_at ?? 0) > since })),
      ]);
      return new Map(viewers);
    },
  };
}
