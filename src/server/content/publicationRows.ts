import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type Actor, writeAuditEvents } from '../store/auditLog.ts';
import type { ContentPublicationTable, PublicationState } from '../store/contentTables.ts';
import type { Db } from '../store/database.ts';
import type { Database } from '../store/schema.ts';

/** A file with the number of the revision that is published. */
export type FileRevision = readonly [file: string, number: number];

export interface Publication extends Omit<ContentPublicationTable, 'files' | 'progress'> {
  files: readonly FileRevision[];
  /** Each step with when it began. */
  progress: readonly (readonly [step: string, at: number])[];
}

export const publicationOf = (row: ContentPublicationTable): Publication => ({
  ...row,
  files: JSON.parse(row.files),
  progress: JSON.parse(row.progress),
});

type Transacting = Transaction<Database>;

export const findPublication = async (db: Db, id: string) => {
  const row = await db
    .selectFrom('content_publications')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && publicationOf(row);
};

export const updatePublication = (db: Db, id: string, changed: Partial<ContentPublicationTable>) =>
  db.updateTable('content_publications').set(changed).where('id', '=', id).execute();

export const publicationsOf = (db: Db, ...states: PublicationState[]) =>
  db.selectFrom('content_publications').selectAll().where('state', 'in', states);

/** What it had becomes a draft again. */
export const releaseTexts = (db: Db, id: string) =>
  db
    .updateTable('content_revisions')
    .set({ publication_id: null })
    .where('publication_id', '=', id)
    .execute();

export const auditPublication = (
  db: Db,
  by: Actor,
  kind: 'publication' | 'publication_approved' | 'publication_undone' | 'publication_live',
  { id, files, reason }: Pick<Publication, 'id' | 'files' | 'reason'>,
) =>
  writeAuditEvents(db, by, [
    {
      kind,
      reference: id,
      detail: {
        files: files.map(([file]) => file).join(', '),
        ...(reason ? { alone: 'yes' } : {}),
      },
    },
  ]);

const freshRow = {
  ...{ undoes: null, needs: null, approved_by: null, reason: null, publish_at: null },
  ...{ expire_at: null, locked_until: null, step: null, detail: null, progress: '[]' },
  ...{ release: null, started_at: null, finished_at: null },
  ...{ error_file: null, error_field: null, error_text: null },
};

export async function insertPublication(
  transaction: Transacting,
  { by, at }: { by: Actor; at: number },
  row: Partial<ContentPublicationTable> & { state: PublicationState },
  files: readonly FileRevision[],
): Promise<string> {
  const id = randomUUIDv7();
  await transaction
    .insertInto('content_publications')
    .values({
      ...{ ...freshRow, ...row, id, created_at: at },
      ...{ files: JSON.stringify(files), requested_by: by.email },
    })
    .execute();
  await auditPublication(transaction, by, row.undoes ? 'publication_undone' : 'publication', {
    ...{ id, files, reason: row.reason ?? null },
  });
  return id;
}

/** A publication that takes back another; undefined while a later one has the same files. */
export async function insertUndo(
  transaction: Transacting,
  mark: { by: Actor; at: number },
  id: string,
) {
  const undone = await findPublication(transaction, id);
  if (undone?.state !== 'live' || undone.undoes) return undefined;
  const others = await publicationsOf(
    transaction,
    'live',
    'building',
    'approved',
    'waiting',
  ).execute();
  const names = new Set(undone.files.map(([file]) => file));
  const isLater = (other: Publication) =>
    other.undoes === id ||
    (other.id !== id &&
      !other.undoes &&
      (other.finished_at ?? Number.POSITIVE_INFINITY) > (undone.finished_at ?? 0) &&
      other.files.some(([file]) => names.has(file)));
  if (others.map(publicationOf).some(isLater)) return undefined;
  await updatePublication(transaction, id, { expire_at: null });
  return insertPublication(transaction, mark, { state: 'approved', undoes: id }, undone.files);
}
