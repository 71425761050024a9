import type { Env } from '../env.ts';
import type { ComposeMails } from '../outbox/compose.ts';
import type { Db } from '../store/database.ts';
import { createAnswerDrafts } from './answers/answerDrafts.ts';
import { createAnswerTemplates } from './answers/answerTemplates.ts';
import { createManyChanges } from './bulk/changeMany.ts';
import { createSubmissionChanges } from './changeSubmission.ts';
import { createPersonalData } from './personalData.ts';
import { createSavedSearches } from './savedSearches.ts';
import { createStaffChoices } from './staffChoices.ts';
import { createViewers } from './triage/viewers.ts';

interface Parts {
  db: Db;
  env: Pick<Env, 'MAIL_TO' | 'SITE_URL' | 'ANSWER_DELAY_SECONDS'>;
  composeMails: ComposeMails;
  replyTo: (reference: string) => string | undefined;
  secret: string;
  now: () => number;
}

/** What staff do with submissions. */
export const createInboxServices = ({ db, env, composeMails, replyTo, secret, now }: Parts) => ({
  submissionChanges: createSubmissionChanges({
    ...{ db, composeMails, replyTo, secret, now, staffAddress: env.MAIL_TO },
    siteUrl: env.SITE_URL,
    answerDelay: env.ANSWER_DELAY_SECONDS * 1000,
  }),
  manyChanges: createManyChanges({ db, now }),
  viewers: createViewers(db, now),
  answerDrafts: createAnswerDrafts(db, now),
  answerTemplates: createAnswerTemplates(db, now),
  staffChoices: createStaffChoices(db),
  savedSearches: createSavedSearches(db),
  personalData: createPersonalData(db),
});
