import type { Env } from '../env.ts';
import { createBodyBudget } from './bodyBudget.ts';

const megabyte = 1024 * 1024;

/** Room for bodies on their way in, of its own for each kind: no kind can shut out another. */
export function createRooms(env: Env) {
  const rooms = {
    /** In memory. Forms of one client seldom exceed some kilobytes. */
    forms: createBodyBudget({ what: 'forms', perClient: megabyte, inAll: 32 * megabyte }),
    /** On disk. */
    files: createBodyBudget({
      what: 'files',
      perClient: env.UPLOAD_MEGABYTES_PER_CLIENT * megabyte,
      inAll: env.UPLOAD_MEGABYTES * megabyte,
    }),
    /** In memory, until they have been looked at. */
    pictures: createBodyBudget({
      what: 'pictures',
      perClient: 20 * megabyte,
      inAll: 120 * megabyte,
    }),
  };
  return {
    ...rooms,
    /** In bytes. */
    left: () => ({
      forms: rooms.forms.left(),
      files: rooms.files.left(),
      pictures: rooms.pictures.left(),
    }),
  };
}
