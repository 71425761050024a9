import { isRefusal } from './isRefusal.ts';

/** What the library answers; undefined if it refuses. */
export async function unlessRefused<Result>(
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}
