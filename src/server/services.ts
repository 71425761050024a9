import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { createKnownDevices } from './auth/knownDevices.ts';
import { createSignInThrottle } from './auth/signInThrottle.ts';
import { createStaffAccounts } from './auth/staffAccounts.ts';
import { createStaffSessions } from './auth/staffSessions.ts';
import { createJobs, type JobDates, readJobs } from './careers/jobs.ts';
import { detectionFiles } from './detection/detectionFiles.ts';
import { createDetector } from './detection/detector.ts';
import type { Env } from './env.ts';
import { createSubmissionChanges } from './inbox/changeSubmission.ts';
import { createPersonalData } from './inbox/personalData.ts';
import { applicationCheck } from './intake/applicationCheck.ts';
import { createDrafts } from './intake/drafts.ts';
import { createIntake } from './intake/intake.ts';
import { createSubmissions } from './intake/submissions.ts';
import { openMetrics } from './metrics/openMetrics.ts';
import { mailComposer } from './outbox/compose.ts';
import { startMailing } from './outbox/mailing.ts';
import { releaseFiles } from './release.ts';
import { builtSearchIndex, createSearch, type LoadSearchIndex } from './search/search.ts';
import { createSlidePictures } from './slides/slidePictures.ts';
import { createSlideStore, seedSlides } from './slides/slideStore.ts';
import { openDatabase } from './store/database.ts';
import { startHousekeeping } from './store/housekeeping.ts';
import { migrate } from './store/migrate.ts';
import { sharedSecret } from './store/sharedSecret.ts';

/** How long to wait for mails being sent. On shutdown, the server has already waited for them. */
const closeMilliseconds = 8_000;

interface Options {
  now?: () => number;
  /** The folder of the release being served; none in development and in API tests. */
  release?: string;
  /** Replaces the search index of the release. */
  loadSearchIndex?: LoadSearchIndex;
}

/** Creates a value on first use and keeps it. */
function lazy<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Creates everything that lives as long as the server. Pages find it in `locals.services`. */
export async function createServices(env: Env, log: Logger, options: Options = {}) {
  const { now = Date.now, release } = options;
  const built = release === undefined ? undefined : releaseFiles(release);
  const loadSearchIndex = options.loadSearchIndex ?? builtSearchIndex(built?.searchIndex);
  const db = openDatabase(env, log);
  await migrate(db);
  const slides = createSlideStore(db);
  await seedSlides(db);
  const secret = await sharedSecret(db, 'client-hash');

  const jobDates: readonly JobDates[] = built
    ? JSON.parse(readFileSync(built.jobs, 'utf8'))
    : readJobs();
  const jobs = createJobs(jobDates, now);
  const metrics = await openMetrics(env.METRICS_PORT);
  const mailing = await startMailing({ db, env, log, metrics, now });
  const composeMails = mailComposer(env.MAIL_TO, env.SITE_URL);
  const submissions = createSubmissions({
    db,
    composeMails,
    secret,
    perHour: env.SUBMISSIONS_PER_HOUR,
    now,
  });
  const housekeeping = startHousekeeping({ db, log, retentionDays: env.RETENTION_DAYS, now });

  const authSecret = env.AUTH_SECRET ?? (await sharedSecret(db, 'staff-sessions'));
  const loadAuth = lazy(async () => {
    const { createAuth } = await import('./auth/createAuth.ts');
    return createAuth({ db, secret: authSecret, siteUrl: env.SITE_URL });
  });

  const detector = createDetector(detectionFiles(release));

  return {
    env,
    log,
    db,
    now,
    secret,
    detector,
    slides,
    slidePictures: createSlidePictures(db, now),
    submissionChanges: createSubmissionChanges({
      db,
      composeMails,
      staffAddress: env.MAIL_TO,
      now,
    }),
    staffSessions: createStaffSessions({
      loadAuth,
      throttle: createSignInThrottle(db, authSecret, now),
      devices: createKnownDevices({ secret: authSecret, siteUrl: env.SITE_URL, now }),
    }),
    staffAccounts: createStaffAccounts(loadAuth),
    metrics,
    mailing,
    drafts: createDrafts({ db, secret, now }),
    jobs,
    intake: createIntake({
      submissions,
      secret,
      now,
      metrics,
      check: applicationCheck(jobs),
      onAccepted: mailing.wake,
    }),
    personalData: createPersonalData(db),
    search: createSearch(loadSearchIndex),
    isDatabaseUp: () =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
    async close(): Promise<void> {
      metrics.close();
      const cut = AbortSignal.timeout(closeMilliseconds);
      await Promise.all([mailing.stop(cut), housekeeping.stop(), detector.close()]);
      await db.destroy();
    },
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
