/** What was looked at, and what to do if it is not as it should be. */
export interface Finding {
  about: string;
  /** What was found, good or bad. */
  found: string;
  remedy?: string;
}

export const good = (about: string, found: string): Finding => ({ about, found });

export const missing = (about: string, found: string, remedy: string): Finding => ({
  ...{ about, found, remedy },
});

/** Why something could not be done, in a few words. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  const inner = cause as NodeJS.ErrnoException | undefined;
  return inner?.code ?? inner?.message ?? message;
}
