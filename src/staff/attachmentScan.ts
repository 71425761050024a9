/**
 * What the virus scanner said of an attachment: not yet looked at, clean, refused, could not be looked
 * at (tried again later), or released by an administrator all the same.
 */
export type AttachmentScan = 'unscanned' | 'clean' | 'refused' | 'unchecked' | 'released';

/** Whether staff may download it. Null: no scanner was configured when it arrived. */
export const isOffered = (scan: AttachmentScan | null) =>
  scan === null || scan === 'clean' || scan === 'released';
