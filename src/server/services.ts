import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Logger } from 'pino';
import { createStaffServices } from './auth/staffServices.ts';
import { createJobs, type JobDates, readJobs } from './careers/jobs.ts';
import { createContentServices } from './content/contentServices.ts';
import { type Redirects, readRedirects } from './content/redirects.ts';
import { detectionFiles } from './detection/detectionFiles.ts';
import { createDetector } from './detection/detector.ts';
import type { Env } from './env.ts';
import { createInboxServices } from './inbox/inboxServices.ts';
import { createDrafts } from './intake/drafts.ts';
import { createIntake } from './intake/intake.ts';
import { submissionRules } from './intake/submissionRules.ts';
import { createSubmissions } from './intake/submissions.ts';
import { lazy } from './lazy.ts';
import { createPace } from './limits/pace.ts';
import { createRooms } from './limits/rooms.ts';
import { mailWays } from './mailbox/receiveParts.ts';
import { openMetrics } from './metrics/openMetrics.ts';
import { startNotices } from './notices/startNotices.ts';
import { mailComposer } from './outbox/compose.ts';
import { startMailing } from './outbox/mailing.ts';
import { refusedAttachmentMail } from './outbox/refusedAttachmentMail.ts';
import { createPrinter } from './printing/printer.ts';
import { loadOrderCatalogue } from './quotes/readOrderCatalogue.ts';
import { releaseFiles } from './release.ts';
import { startScanning } from './scanning/startScanning.ts';
import { startEmptySearches } from './search/emptySearches.ts';
import { builtSearchIndex, createSearch, type LoadSearchIndex } from './search/search.ts';
import { createSlidePictures } from './slides/slidePictures.ts';
import { createSlideStore } from './slides/slideStore.ts';
import { createStatistics } from './statistics/createStatistics.ts';
import { backupState } from './store/backup/backupRecord.ts';
import { startBackups } from './store/backup/startBackups.ts';
import { openDatabase } from './store/database.ts';
import { startHousekeeping } from './store/housekeeping.ts';
import { migrateDatabase } from './store/migrate.ts';
import { createReadiness, freeBytes } from './store/readiness.ts';
import { sharedSecret } from './store/settings.ts';
import { createUploads } from './store/uploads.ts';
import { createConversationServices } from './tracking/conversationServices.ts';

/** How long to wait for mails being sent. On shutdown, the server has already waited for them. */
const closeMilliseconds = 8_000;
/** Repeats, mistakes and several forms at a time need more turns than a form is accepted. */
const bodiesPerSubmission = 10;
/** A person opening one page after another never gets there. */
const drawnBurst = 60;
/** How long a client that asks too often waits for a page, in milliseconds, before it is refused. */
const drawnPatience = 1000;

interface Options {
  now?: () => number;
  /** The folder of the release being served; none in development and in API tests. */
  release?: string;
  /** Replaces the search index of the release. */
  loadSearchIndex?: LoadSearchIndex;
}

/** Creates everything that lives as long as the server. Pages find it in `locals.services`. */
export async function createServices(env: Env, log: Logger, options: Options = {}) {
  const { now = Date.now, release } = options;
  const built = release === undefined ? undefined : releaseFiles(release);
  const loadSearchIndex = options.loadSearchIndex ?? builtSearchIndex(built?.searchIndex);
  await migrateDatabase(env, log);
  const db = openDatabase(env, { log });
  const slides = createSlideStore(db);
  const secret = await sharedSecret(db, 'client-hash');

  const jobDates: readonly JobDates[] = built
    ? JSON.parse(readFileSync(built.jobs, 'utf8'))
    : readJobs();
  const redirects: Redirects = built
    ? JSON.parse(readFileSync(built.redirects, 'utf8'))
    : readRedirects();
  const jobs = createJobs(jobDates, now);
  const orderCatalogue = loadOrderCatalogue(built?.orderCatalogue);
  const metrics = await openMetrics(env.METRICS_PORT);
  const isReady = createReadiness({ db, dataDir: env.DATA_DIR, log });
  metrics.watchStore({
    isReady,
    // With PostgreSQL the folder may not exist.
    freeBytes: () => freeBytes(env.DATA_DIR).catch(() => Number.NaN),
    backups: () => backupState(env),
  });
  const mailing = await startMailing({ db, env, log, metrics, now });
  const ways = mailWays(env, secret, now);
  const composeMails = mailComposer(env.MAIL_TO, env.SITE_URL, ways);
  const scanning = startScanning({
    ...{ db, log, metrics, now },
    command: env.ATTACHMENT_SCAN_COMMAND,
    composeWarning: refusedAttachmentMail(env.MAIL_TO, env.SITE_URL),
    onMail: mailing.wake,
  });
  const onMessage = () => {
    mailing.wake();
    scanning.wake();
  };
  const submissions = createSubmissions({
    ...{ db, composeMails, secret, now },
    perHour: env.SUBMISSIONS_PER_HOUR,
    firstScan: scanning.firstState,
  });
  const uploads = createUploads(env.DATA_DIR);
  await uploads.removeLeftOvers();
  const { RETENTION_DAYS: retentionDays, RECORD_DAYS: recordDays } = env;
  const backups = startBackups({ env, log, script: built?.backup, now });
  const housekeeping = startHousekeeping({ db, log, retentionDays, recordDays, now });

  const authSecret = env.AUTH_SECRET ?? (await sharedSecret(db, 'staff-sessions'));
  const loadAuth = lazy(async () => {
    const { createAuth } = await import('./auth/createAuth.ts');
    return createAuth({ db, secret: authSecret, siteUrl: env.SITE_URL });
  });

  const staff = createStaffServices({
    ...{ db, loadAuth, secret: authSecret, siteUrl: env.SITE_URL, now },
    adminSecondFactor: env.ADMIN_SECOND_FACTOR === 'required',
    onMail: mailing.wake,
  });
  const inbox = createInboxServices({ db, env, composeMails, replyTo: ways.replyTo, secret, now });
  const conversation = createConversationServices({ db, env, log, secret, now, onMessage });
  const notices = startNotices({ db, log, now, siteUrl: env.SITE_URL, onMail: mailing.wake });
  const emptySearches = startEmptySearches({ db, log, now });
  const rooms = createRooms(env);
  metrics.watchRoom(rooms.left);
  const content = createContentServices({ db, now, release });
  const detector = createDetector(detectionFiles(release));
  const printer = createPrinter(release);

  return {
    env,
    log,
    /** Its name, to tell which release a report belongs to. */
    release: release && basename(release),
    db,
    now,
    secret,
    detector,
    printer,
    slides,
    content,
    slidePictures: createSlidePictures(db, now),
    ...inbox,
    ...staff,
    metrics,
    mailing,
    drafts: createDrafts({ db, secret, now }),
    submissions,
    uploads,
    rooms,
    bodyPace: createPace({
      perMinute: (env.SUBMISSIONS_PER_HOUR * bodiesPerSubmission) / 60,
      burst: env.SUBMISSIONS_PER_HOUR * bodiesPerSubmission,
    }),
    drawnPace: createPace({
      perMinute: env.DRAWN_PAGES_PER_MINUTE,
      burst: Math.min(drawnBurst, env.DRAWN_PAGES_PER_MINUTE),
      patience: drawnPatience,
    }),
    jobs,
    redirects,
    orderCatalogue,
    intake: createIntake({
      submissions,
      secret,
      now,
      metrics,
      complete: submissionRules(jobs, orderCatalogue, env.SITE_URL),
      onAccepted: onMessage,
    }),
    search: createSearch(loadSearchIndex, emptySearches.note),
    emptySearches,
    notices,
    ...conversation,
    scanning,
    statistics: createStatistics(db, now),
    isReady,
    async close(): Promise<void> {
      metrics.close();
      const cut = AbortSignal.timeout(closeMilliseconds);
      await Promise.all([
        mailing.stop(cut),
        housekeeping.stop(),
        backups.stop(),
        scanning.stop(),
        detector.close(),
        content.checker.close(),
        printer.close(),
        emptySearches.stop(),
        notices.stop(),
        conversation.polling.stop(),
      ]);
      await db.destroy();
    },
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
