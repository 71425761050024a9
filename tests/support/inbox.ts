import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { openStaffAccounts } from '../../src/server/auth/openStaffAccounts.ts';
import { parseEnv } from '../../src/server/env.ts';
import { type Db, openDatabase } from '../../src/server/store/database.ts';
import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import type { StaffRole } from '../../src/staff/staffRoles.ts';

export interface Account {
  email: string;
  password: string;
}

const e2eData = () => process.env.E2E_DATA ?? '';

/** A different client address for every visitor, so that they do not share rate limits. */
export const randomAddress = () => {
  const [a, b] = randomUUID().split('-');
  return `2001:db8:${a?.slice(0, 4)}:${b}::1`;
};

export const newEmail = () => `asha-${randomUUID()}@example.com`;

/** Adds a staff account the way the operator does, while the server is running. */
export async function addStaff(
  role: StaffRole,
  { dataDir = e2eData(), password }: { dataDir?: string; password?: string } = {},
): Promise<Account> {
  const { accounts, close } = await openStaffAccounts(parseEnv({ DATA_DIR: dataDir }));
  const email = `${role}-${randomUUID().slice(0, 8)}@example.com`;
  const chosen = await accounts.add(email, role, password);
  await close();
  return { email, password: chosen };
}

/** Posts an inbox form the way its own pages do. */
const postForm = (
  request: APIRequestContext,
  baseURL: string,
  path: string,
  form: Record<string, string> = {},
  headers: Record<string, string> = {},
) =>
  request.post(`${baseURL}${path}`, {
    form,
    headers: { Origin: baseURL, ...headers },
    maxRedirects: 0,
  });

/** Creates an account, signs the browser in with it and returns it. */
export async function signInAs(page: Page, baseURL: string, role: StaffRole, dataDir?: string) {
  const password = 'correct horse battery';
  const account = await addStaff(role, { password, ...(dataDir ? { dataDir } : {}) });
  const answer = await postForm(
    page.request,
    baseURL,
    inboxPaths.signIn,
    { email: account.email, password },
    { 'X-Forwarded-For': randomAddress() },
  );
  if (answer.status() !== 303) throw new Error(`Signing in returned ${answer.status()}`);
  return account;
}

/** Opens the database of the server under test, for setup that no page offers. */
export async function withDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openDatabase(parseEnv({ DATA_DIR: e2eData() }));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Submits the contact form and returns the submission's id and reference. The address is a new one,
 * as one address gets only a few acknowledgements.
 */
export async function sendEnquiry(
  request: APIRequestContext,
  baseURL: string,
  fields: Record<string, string>,
): Promise<{ id: string; reference: string }> {
  const response = await request.post(`${baseURL}/api/submissions/contact`, {
    data: { name: 'Asha Kulkarni', email: newEmail(), message: 'Hello', ...fields },
    headers: { 'X-Forwarded-For': randomAddress() },
  });
  const { reference } = (await response.json()) as { reference: string };
  const { id } = await withDatabase((db) =>
    db
      .selectFrom('submissions')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow(),
  );
  return { id, reference };
}
