/** Passes on only the cookie: other headers could be forged, such as the one that names an address. */
export const cookieOf = (headers: Headers) => new Headers({ cookie: headers.get('cookie') ?? '' });

interface LibraryRefusal extends Error {
  statusCode: number;
  body?: { code?: string };
}

/**
 * Whether the library refused something, as opposed to having failed. By its name, because the
 * library itself is only loaded when somebody signs in.
 */
export const isRefusal = (error: unknown): error is LibraryRefusal =>
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
