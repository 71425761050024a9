import { readFile } from 'node:fs/promises';
import type { FieldValues, Form } from '../../forms/form.ts';
import { clientKey } from '../limits/clientKey.ts';
import { createTurns } from '../limits/turns.ts';
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
  /** Rules beyond the form's own schema, and what we know of the values. Throws when one is broken. */
  complete: (form: Form, values: FieldValues) => FieldValues;
  /** Called when there are mails to send. */
  onAccepted: () => void;
}

/** How many attachments are in memory at a time, whoever sends them. */
const filesAtOnce = 2;

/** Takes a submission in: schema, further rules, spam traps, store. */
export function createIntake({ submissions, secret, now, metrics, complete, onAccepted }: Parts) {
  const inTurn = createTurns(filesAtOnce);

  async function take(
    form: Form,
    incoming: Incoming,
    address: string,
    content?: Buffer,
  ): Promise<Accepted> {
    const sent = validate(form, incoming, content);
    const valid = { ...sent, values: complete(form, sent.values) };
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
  }

  return async (form: Form, incoming: Incoming, address: string): Promise<Accepted> => {
    const { file } = incoming;
    if (!file) return take(form, incoming, address);
    return inTurn(async () => take(form, incoming, address, await readFile(file.upload.path)));
  };
}
