/** The idempotency key. No form may have fields with the names in this file. */
export const keyField = '_key';
/** Milliseconds between opening the page and sending the form. */
export const elapsedField = '_elapsed';
/**
 * The honeypot, which only bots fill in. Its name must mean nothing to browsers and password
 * managers: they fill in what looks like an address, a name or a website.
 */
export const honeypotField = '_remark';
/** Names the pressed button if it does something other than send the form. */
export const stepField = '_step';
