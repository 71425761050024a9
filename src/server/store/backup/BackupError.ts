/** A backup that cannot be restored, and why, in words for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}
