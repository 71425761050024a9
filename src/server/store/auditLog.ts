import { randomUUIDv7 } from 'node:crypto';
import type { AuditEventKind } from '../../staff/auditKinds.ts';
import type { Db } from './database.ts';
import { shortenAddress } from './shortenAddress.ts';

/** Who does something: a member of staff, "operator", "system" or "unknown". */
export interface Actor {
  email: string;
  /** The address of their client, of which the record keeps the network. */
  client?: string | undefined;
}

export const operator: Actor = { email: 'operator' };
export const system: Actor = { email: 'system' };

export interface AuditEvent {
  kind: AuditEventKind;
  reference?: string | null | undefined;
  /** The member of staff it is about. */
  person?: string | undefined;
  /** Never anything a visitor or a member of staff wrote. */
  detail?: Readonly<Record<string, string | number | null>> | undefined;
}

const batch = 500;

/**
 * Adds to the audit log. Called within the transaction of what was done, so that neither
 * happens without the other.
 */
export async function writeAuditEvents(
  db: Db,
  { email, client }: Actor,
  auditEvents: readonly AuditEvent[],
  at = Date.now(),
): Promise<void> {
  // Sorted, because within a millisecond they have no order of their own.
  const ids = auditEvents.map(() => randomUUIDv7()).sort();
  const rows = auditEvents.map(({ kind, reference = null, person = null, detail = {} }, index) => ({
    ...{ id: ids[index] as string, at, actor: email, kind, reference, person },
    client: client ? shortenAddress(client) : null,
    detail: JSON.stringify(detail),
  }));
  for (let start = 0; start < rows.length; start += batch)
    await db
      .insertInto('deeds')
      .values(rows.slice(start, start + batch))
      .execute();
}
