import type { FieldValues, Form } from '../../forms/form.ts';
import { clientKey } from '../limits/clientKey.ts';
import { idempotencyKeys } from './idempotencyKeys.ts';
import type { Incoming } from './incoming.ts';
import type { Accepted, Submissions } from './submissions.ts';
import { suspicion } from './suspicion.ts';
import { validate } from './validate.ts';

interface Parts {
  submissions: Submissions;
  secret: string;
  now: () => number;
  /** Throws when something beyond the form itself speaks against it. */
  check: (form: Form, values: FieldValues) => void;
  /** Called when there are mails to send. */
  onAccepted: () => void;
}

/** What a body goes through on its way in: the schema, the traps for robots, the store. */
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
      spam: suspicion(incoming),
    });
    onAccepted();
    return accepted;
  };
