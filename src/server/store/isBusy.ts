/** Whether SQLite refused because another process holds a lock on the file. */
export const isBusy = (error: unknown): boolean =>
  // The lower byte is SQLITE_BUSY, the upper ones say more about it.
  ((error as { errcode?: number } | null)?.errcode ?? 0) % 256 === 5;
