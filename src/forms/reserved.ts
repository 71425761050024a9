/** The idempotency key. No form may have fields with the names in this file. */
export const keyField = '_key';
/** Milliseconds between showing and sending the form. */
export const elapsedField = '_elapsed';
/** The honeypot, which only bots fill in. */
export const honeypotField = 'website';
