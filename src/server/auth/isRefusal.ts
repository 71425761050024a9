/** Whether the library refused something, as opposed to having failed. */
export const isRefusal = (error: unknown) =>
  error instanceof Error && error.name === 'APIError' && 'statusCode' in error;
