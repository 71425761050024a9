import type { Db } from '../../store/database.ts';
import type { Cursor } from '../cursor.ts';
import type { ListFilter } from '../listFilter.ts';
import { listSubmissions } from '../listSubmissions.ts';

interface Place {
  id: string;
  created_at: number;
  due_at: number;
}

/** The submissions before and after one in a list, even if it is no longer in the list itself. */
export async function neighbours(db: Db, filter: ListFilter, { id, ...place }: Place) {
  const at = filter.sort === 'due' ? place.due_at : place.created_at;
  const beside = async (direction: Cursor['direction']) => {
    const { rows } = await listSubmissions(db, filter, { direction, at, id }, 1);
    return rows[0] && { id: rows[0].id, subject: rows[0].subject };
  };
  const [previous, next] = await Promise.all([beside('newer'), beside('older')]);
  return { previous, next };
}
