import type { IncomingMessage } from 'node:http';
import type { Form } from '../../forms/form.ts';
import { wantsPage } from '../http/exchange.ts';
import { bodyLength, maxDrainBytes } from '../http/requestBody.ts';
import type { BodyBudget, Reservation } from '../limits/bodyBudget.ts';
import type { Pace } from '../limits/pace.ts';
import { tooManyRequests } from '../limits/rateLimit.ts';
import { isTooLong, maxTextBytes, tooLargeFor } from './bodyLimits.ts';
import type { Submissions } from './submissions.ts';

interface Limits {
  rooms: {
    /** For bodies that bring a text. Whoever sends files cannot take it up. */
    forms: BodyBudget;
    files: BodyBudget;
  };
  bodyPace: Pace;
  submissions: Pick<Submissions, 'waitFor'>;
}

/** Room among the texts for a body of unknown length, and among the files once it is too long. */
function growingRoom(address: string, { forms, files }: Limits['rooms']): Reservation {
  let room = forms.reserve(address);
  let isText = true;
  return {
    growTo(bytes) {
      if (isText && bytes > maxTextBytes) {
        isText = false;
        room.release();
        room = files.reserve(address);
      }
      room.growTo(bytes);
    },
    release: () => room.release(),
  };
}

/**
 * Everything that can refuse a body before it is read: its declared length, how often its sender has
 * sent one, and whether the sender has used up the form's limit. Room is taken while the body
 * arrives. A small body is read even from a sender who has used up the limit: it may repeat one that
 * was accepted, and then gets the same answer again. A page is shown with what was typed, so its
 * body is read even if it brings too large a file, which is discarded.
 */
export async function reserveRoom(
  request: IncomingMessage,
  form: Form,
  address: string,
  { rooms, bodyPace, submissions }: Limits,
): Promise<Reservation> {
  const length = bodyLength(request);
  const isUnknown = length === Number.POSITIVE_INFINITY;
  const most = wantsPage(request) ? maxDrainBytes : 0;
  if (isTooLong(request, form) && length > most) throw tooLargeFor(form);
  const turn = bodyPace(address);
  if (!turn.taken) throw tooManyRequests(turn.wait);
  const wait = length > maxTextBytes ? await submissions.waitFor(form, address) : 0;
  if (wait > 0) throw tooManyRequests(wait);
  if (isUnknown) return growingRoom(address, rooms);
  return rooms[length > maxTextBytes ? 'files' : 'forms'].reserve(address);
}
