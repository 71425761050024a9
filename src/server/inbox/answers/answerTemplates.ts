import { randomUUIDv7 } from 'node:crypto';
import { type Actor, writeAuditEvents } from '../../store/auditLog.ts';
import type { Db } from '../../store/database.ts';

interface Template {
  id: string;
  title: string;
  body: string;
  /** What inserting it also does; empty for nothing. */
  state?: string;
  assignee?: string;
  tag?: string;
}

/** Texts that answers begin with, written by administrators. */
export function createAnswerTemplates(db: Db, now: () => number) {
  return {
    list: () =>
      db
        .selectFrom('answer_templates')
        .select(['id', 'title', 'body', 'updated_at', 'state', 'assignee', 'tag'])
        .orderBy('title')
        .orderBy('id')
        .execute(),

    /** A template without an id is new. Empty text deletes it. False if somebody else was first. */
    save: (by: Actor, { id, ...template }: Template, seen: number): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const updated_at = Math.max(now(), seen + 1);
        if (id === '')
          await transaction
            .insertInto('answer_templates')
            .values({ id: randomUUIDv7(), ...template, updated_at })
            .execute();
        else {
          const found =
            template.body === ''
              ? await transaction
                  .deleteFrom('answer_templates')
                  .where('id', '=', id)
                  .where('updated_at', '=', seen)
                  .returning('id')
                  .execute()
              : await transaction
                  .updateTable('answer_templates')
                  .set({ ...template, updated_at })
                  .where('id', '=', id)
                  .where('updated_at', '=', seen)
                  .returning('id')
                  .execute();
          if (found.length === 0) return false;
        }
        await writeAuditEvents(transaction, by, [{ kind: 'templates' }], now());
        return true;
      }),
  };
}
