import type { Logger } from 'pino';
import type { AttachmentScan } from '../../staff/submissionStates.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Mail } from '../outbox/mail.ts';
import type { Db } from '../store/database.ts';
import { recordScan } from './recordScan.ts';
import { scanContent } from './scanContent.ts';

/** How often attachments that could not be looked at are tried again. */
const retryMilliseconds = 5 * 60_000;

interface Parts {
  db: Db;
  /** The program and its parameters; without it nothing is scanned. */
  command: readonly string[] | undefined;
  log: Logger;
  metrics: Metrics;
  composeWarning: (submission: { id: string; reference: string }, name: string) => Mail;
  /** Called when there is a warning to send. */
  onMail: () => void;
  now: () => number;
}

/** Has every new attachment looked at in the background, one at a time, oldest first. */
export function startScanning({ command, ...parts }: Parts) {
  const { db, log, metrics, onMail } = parts;
  const cut = new AbortController();
  let running: Promise<void> | undefined;
  /** Whether attachments may have arrived since the last look. */
  let asked = false;

  async function scan(id: string, program: readonly string[]): Promise<void> {
    const row = await db
      .selectFrom('attachments')
      .innerJoin('submissions', 'submissions.id', 'attachments.submission_id')
      .select(['attachments.name', 'content', 'submission_id', 'reference', 'state'])
      .where('attachments.id', '=', id)
      .executeTakeFirst();
    // Erased meanwhile.
    if (!row) return;
    const result = await scanContent(program, row.content, cut.signal);
    if (cut.signal.aborted) return;
    const { name, submission_id, reference, state } = row;
    const submission = { id: submission_id, reference, state };
    if (!(await recordScan(parts, { id, submission, name }, result))) return;
    metrics.scan(result.scan);
    const about = { attachment: id, reference };
    if (result.scan === 'refused') log.warn(about, 'attachment refused by the scanner');
    if (result.scan === 'unchecked')
      log.error({ ...about, reason: result.problem }, 'attachment could not be scanned');
    if (result.scan === 'refused') onMail();
  }

  async function scanAll(state: AttachmentScan, program: readonly string[]): Promise<void> {
    const rows = await db
      .selectFrom('attachments')
      .select('id')
      .where('scan', '=', state)
      .orderBy('id')
      .execute();
    for (const { id } of rows) {
      if (cut.signal.aborted) return;
      await scan(id, program);
    }
  }

  function run(program: readonly string[], retry: boolean): void {
    asked = true;
    running ??= (async () => {
      while (asked && !cut.signal.aborted) {
        asked = false;
        await scanAll('unscanned', program);
      }
      if (retry) await scanAll('unchecked', program);
    })()
      .catch((error: unknown) => log.error({ err: error }, 'scanning failed, will be retried'))
      .finally(() => {
        running = undefined;
      });
  }

  if (!command) return { firstState: null, wake: () => undefined, stop: async () => undefined };
  run(command, true);
  const timer = setInterval(() => run(command, true), retryMilliseconds);
  return {
    /** What a new attachment is stored with. */
    firstState: 'unscanned' as const,
    wake: () => run(command, false),
    /** Ends a scan in progress; it is repeated after the next start. */
    async stop(): Promise<void> {
      clearInterval(timer);
      cut.abort();
      await running;
    },
  };
}
