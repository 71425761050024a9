/** Names no form may use for a field of its own. */
export const keyField = '_key';
/** Milliseconds between the form's start in the browser and its sending. */
export const elapsedField = '_elapsed';
/** Seen by robots only. */
export const honeypotField = 'website';
