import { addToList } from './addToList.ts';
import { showCount } from './showCount.ts';

/** Shows what is on the list, and returns the way to add to it. */
export function startList(): typeof addToList {
  showCount();
  return addToList;
}
