import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FieldValues, Form } from '../../forms/form.ts';
import { elapsedField, honeypotField, keyField } from '../../forms/reserved.ts';
import { clientKey, clientKeys } from '../limits/clientAddress.ts';
import { createTurns } from '../limits/turns.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Suspicion } from '../store/schema.ts';
import { hiddenValue, type Incoming } from './incoming.ts';
import type { Accepted, SubmissionKeys, Submissions } from './submissions.ts';
import { type Valid, validate } from './validate.ts';

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

/** Few people are faster; with autofill, some are. */
const quickMilliseconds = 1000;

/**
 * What makes a submission look like a bot's. Only the hidden field holds it back: a person can be
 * quick, but cannot see that field.
 */
export function suspicionOf(incoming: Incoming): Suspicion | undefined {
  if (hiddenValue(incoming, honeypotField) !== '') return { spam: 'honeypot' };
  const elapsed = hiddenValue(incoming, elapsedField);
  return elapsed !== '' && Number(elapsed) < quickMilliseconds ? { mark: 'quick' } : undefined;
}

const window = 10 * 60_000;

/**
 * Two requests are one submission if they have the same key and the same content, or if the same
 * client repeats the same content within the window: the first press on a slow line may be the
 * browser's own and without a key, the second a script's.
 */
export function idempotencyKeys(
  form: string,
  incoming: Incoming,
  { values, attachment }: Valid,
  client: string,
  now: number,
): SubmissionKeys {
  const file = attachment ? createHash('sha256').update(attachment.content).digest('hex') : '';
  const keyFrom = (...parts: (string | number)[]) =>
    createHash('sha256')
      .update(JSON.stringify([parts, values, file]))
      .digest('base64url');
  const given = hiddenValue(incoming, keyField);
  const period = Math.floor(now / window);
  const repeat = keyFrom(form, client, period);
  return {
    own: given ? keyFrom(given) : repeat,
    repeat,
    earlier: keyFrom(form, client, period - 1),
  };
}

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
    const suspicion = suspicionOf(incoming);
    const accepted = await submissions.accept({
      ...valid,
      form,
      client: clientKeys(secret, address),
      keys: idempotencyKeys(form.name, incoming, valid, clientKey(secret, address), now()),
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
