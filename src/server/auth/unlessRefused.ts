/** Whether the library refused something, as opposed to having failed. */
export const isRefusal = (error: unknown) =>
  error instanceof Error && error.name === 'APIError' && 'statusCode' in error;

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
