import { application } from '../../forms/application.ts';
import type { FieldValues, Form } from '../../forms/form.ts';
import type { Jobs } from '../careers/jobs.ts';
import { Refusal } from '../http/refusal.ts';

const closed =
  'The closing date for this position has passed, so we are no longer accepting applications for it. Nothing was sent.';
const unknown = 'We have no such position. Please choose one on the careers page.';

/** Rejects applications for closed jobs, even from a page that was opened before they closed. */
export const applicationCheck =
  (jobs: Jobs) =>
  (form: Form, values: FieldValues): void => {
    if (form.name !== application.name || !values.job) return;
    const state = jobs.state(String(values.job));
    if (state === 'closed') throw new Refusal(410, closed);
    if (state === 'unknown') throw new Refusal(422, unknown);
  };
