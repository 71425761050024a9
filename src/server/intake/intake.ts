import type { FieldValues, Form } from '../../forms/form.ts';
import { clientKey } from '../limits/clientKey.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { idempotencyKeys } from './idempotencyKeys.ts';
import type { Incoming } from './incoming.ts';
import type { Accepted, Submissions } from './submissions.ts';
import { suspicionOf } from './suspicion.ts';
import { validate } from './validate.ts';

interface Parts {
  submissions: Submissions;
  secret: string;
  now: () => number;
  metrics: Metrics;
  /** Rules beyond the form's own schema. Throws when one is broken. */
  check: (form: Form, values: FieldValues) => void;
  /** Called when there are mails to send. */
  onAccepted: () => void;
}

/** Takes a submission in: schema, further rules, spam traps, store. */
export const createIntake =
  ({ submissions, secret, now, metrics, check, onAccepted }: Parts) =>
  async (form: Form, incoming: Incoming, address: string): Promise<Accepted> => {
    const valid = validate(form, incoming);
    check(form, valid.values);
    const client = clientKey(secret, address);
    const suspicion = suspicionOf(incoming);
    const accepted = await submissions.accept({
      ...valid,
      form,
      client,
      keys: idempotencyKeys(incoming, valid, client, now()),
      suspicion,
    });
    if (suspicion && !accepted.repeated) metrics.suspicion(form.name, suspicion);
    onAccepted();
    return accepted;
  };
