import { randomUUID } from 'node:crypto';
import { clientKeys } from '../limits/clientAddress.ts';
import { takeClientToken, tooManyRequests } from '../limits/rateLimit.ts';

import type { Db } from '../store/database.ts';
import { groupCommit } from '../store/groupCommit.ts';

/** Plus up to ten minutes until the next cleanup: an hour at most. */
const lifetime = 50 * 60_000;
const draftsPerHour = 60;

export interface Draft {
  /** What was typed, by field. */
  values: Record<string, unknown>;
  /** Messages by field. The empty name stands for the form as a whole. */
  errors: Record<string, string>;
}

interface Parts {
  db: Db;
  secret: string;
  now: () => number;
}

/** Keeps what a visitor without JavaScript typed across the redirect back to the form. */
export function createDrafts({ db, secret, now }: Parts) {
  const inTransaction = groupCommit(db);
  return {
    save: (form: string, { values, errors }: Draft, address: string): Promise<string> =>
      inTransaction(async (transaction) => {
        const client = clientKeys(secret, address);
        const wait = await takeClientToken(transaction, 'draft', client, draftsPerHour, now());
        if (wait > 0) throw tooManyRequests(wait);
        const id = randomUUID();
        await transaction
          .insertInto('form_drafts')
          .values({
            id,
            form,
            values: JSON.stringify(values),
            errors: JSON.stringify(errors),
            expires_at: now() + lifetime,
          })
          .execute();
        return id;
      }),
    async find(form: string, id: string): Promise<Draft | undefined> {
      // An empty form needs no database.
      if (id === '') return undefined;
      const row = await db
        .selectFrom('form_drafts')
        .select(['values', 'errors'])
        .where('id', '=', id)
        .where('form', '=', form)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row && { values: JSON.parse(row.values), errors: JSON.parse(row.errors) };
    },
  };
}
