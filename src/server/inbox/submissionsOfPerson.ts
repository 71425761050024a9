import type { Db } from '../store/database.ts';

/** What is kept under an address, newest first, to be looked at before it is handed out or erased. */
export const submissionsOfPerson = (db: Db, email: string) =>
  db
    .selectFrom('submissions')
    .select(['id', 'reference', 'subject'])
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
