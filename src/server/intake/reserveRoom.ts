import type { IncomingMessage } from 'node:http';
import type { Form } from '../../forms/form.ts';
import { Refusal } from '../http/refusal.ts';
import type { BodyBudget, Reservation } from '../limits/bodyBudget.ts';
import type { Pace } from '../limits/pace.ts';
import { tooManyRequests } from '../limits/rateLimit.ts';
import { bodyLength, maxDrainBytes, maxTextBytes, tooLarge } from './bodyLimits.ts';

import type { Submissions } from './submissions.ts';

interface Limits {
  bodies: BodyBudget;
  bodyPace: Pace;
  submissions: Pick<Submissions, 'waitFor'>;
}

/**
 * Everything that can refuse a body before it is read: its declared length, how often its sender has
 * sent one, whether the sender has used up the form's limit, and the room there is. A small body is
 * read even from a sender who has used up the limit: it may repeat one that was accepted, and then
 * gets the same answer again.
 */
export async function reserveRoom(
  request: IncomingMessage,
  form: Form,
  address: string,
  { bodies, bodyPace, submissions }: Limits,
): Promise<Reservation> {
  const length = bodyLength(request);
  const isUnknown = length === Number.POSITIVE_INFINITY;
  if (length > maxDrainBytes && !isUnknown) throw new Refusal(413, tooLarge);
  const turn = bodyPace(address);
  if (!turn.taken) throw tooManyRequests(turn.wait);
  // Before the database is asked: waiting for it must not let a crowd in.
  const room = bodies.reserve(address, isUnknown ? maxTextBytes : length);
  try {
    const wait = length > maxTextBytes ? await submissions.waitFor(form, address) : 0;
    if (wait > 0) throw tooManyRequests(wait);
    return room;
  } catch (error) {
    room.release();
    throw error;
  }
}
