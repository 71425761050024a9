import { onTestFinished } from 'vitest';
import { createAuth } from '../../src/server/auth/createAuth.ts';
import { createStaffServices } from '../../src/server/auth/staffServices.ts';
import { emptyDatabase } from './emptyDatabase.ts';

interface Given {
  siteUrl?: string;
  adminSecondFactor?: boolean;
  now?: () => number;
  /** Runs before each hash, of which there are few at a time. */
  beforeHash?: () => Promise<void>;
}

/** Accounts of staff and how they get in, on an empty database, for one test. */
export async function openStaff(given: Given = {}) {
  const { siteUrl = 'http://localhost:4321', adminSecondFactor = false, now = Date.now } = given;
  const { beforeHash = async () => {} } = given;
  /** As quick as a test should be. */
  const hash = async (password: string) => {
    await beforeHash();
    return `of ${password}`;
  };
  const passwords = {
    hash,
    verify: async (given: { hash: string; password: string }) =>
      given.hash === (await hash(given.password)),
  };
  const { db, prepare, remove } = emptyDatabase();
  onTestFinished(remove);
  await prepare();
  const secret = 'x'.repeat(32);
  const auth = await createAuth({ db, secret, siteUrl, passwords });
  const wakes: number[] = [];
  const staff = createStaffServices({
    ...{ db, secret, siteUrl, adminSecondFactor, now },
    loadAuth: async () => auth,
    onMail: () => void wakes.push(now()),
  });
  return { ...staff, db, auth, secret, wakes };
}

export type OpenStaff = Awaited<ReturnType<typeof openStaff>>;
