import type { FieldValues, Form } from '../../forms/form.ts';
import { elapsedField, honeypotField } from '../../forms/reserved.ts';
import { clientKey } from '../limits/clientKey.ts';
import { idempotencyKeys } from './idempotencyKeys.ts';
import { hiddenValue, type Incoming } from './incoming.ts';
import type { Accepted, Submissions } from './submissions.ts';
import { validate } from './validate.ts';

interface Parts {
  submissions: Submissions;
  secret: string;
  now: () => number;
  /** Rules beyond the form's own schema. Throws when one is broken. */
  check: (form: Form, values: FieldValues) => void;
  /** Called when there are mails to send. */
  onAccepted: () => void;
}

/** Nobody fills in a form faster; even autofill takes longer. */
const minimumMilliseconds = 1000;

/** Why a submission looks like a bot's, or undefined. */
function spamReason(incoming: Incoming): string | undefined {
  if (hiddenValue(incoming, honeypotField) !== '') return 'honeypot';
  const elapsed = hiddenValue(incoming, elapsedField);
  return elapsed !== '' && Number(elapsed) < minimumMilliseconds ? 'too fast' : undefined;
}

/** Takes a submission in: schema, further rules, spam traps, store. */
export const createIntake =
  ({ submissions, secret, now, check, onAccepted }: Parts) =>
  async (form: Form, incoming: Incoming, address: string): Promise<Accepted> => {
    const valid = validate(form, incoming);
    check(form, valid.values);
    const client = clientKey(secret, address);
    const accepted = await submissions.accept({
      ...valid,
      form,
      client,
      keys: idempotencyKeys(incoming, valid, client, now()),
      spam: spamReason(incoming),
    });
    onAccepted();
    return accepted;
  };
